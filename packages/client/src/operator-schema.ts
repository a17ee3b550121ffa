// Generated from operators.yaml.
export interface paths {
  "/v1/admin/sign-in": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the available sign-in methods for the console */
    get: operations["consoleWays"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/session": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the operator who is signed in to the console */
    get: operations["showConsoleSession"];
    put?: never;
    /**
     * Sign in to the console with a token
     * @description The admin token works until the service has an owner. An invited operator's token works until the operator has a passkey. Programs do not need a session: they send tokens as `Authorization: Bearer tl_…`.
     */
    post: operations["openConsoleSession"];
    /**
     * Sign out
     * @description Ends the session of this browser and deletes its cookie.
     */
    delete: operations["closeConsoleSession"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/sign-in/passkey/options": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get the options to sign in to the console with a passkey */
    post: operations["consolePasskeyOptions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/sign-in/passkey": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in to the console with a passkey */
    post: operations["signInToConsole"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/passkeys/options": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the options for a new passkey
     * @description Pass the options to `navigator.credentials.create` within five minutes.
     */
    post: operations["createConsolePasskeyOptions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/passkeys": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List your passkeys */
    get: operations["listConsolePasskeys"];
    put?: never;
    /**
     * Add a passkey to your account
     * @description A passkey signs you in on all devices that share it. You can have up to ten passkeys.
     */
    post: operations["addConsolePasskey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/passkeys/{passkey}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a passkey */
    delete: operations["removeConsolePasskey"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/sign-in/oidc": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Redirect to the identity provider to sign in to the console */
    get: operations["startOidc"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/sign-in/callback": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Complete the sign-in with the identity provider */
    get: operations["finishOidc"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/operations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the admin operations available to you
     * @description The list contains the input schema of each operation, from which you can build a form.
     */
    get: operations["adminOperations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/audit": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the audit log, newest first */
    get: operations["adminAudit"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/audit/file": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the audit log as CSV or NDJSON
     * @description Accepts the same filters as the list of audit entries. Returns the newest entries first. The response is compressed if `Accept-Encoding` contains gzip.
     */
    get: operations["adminAuditFile"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/health": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the health of the service
     * @description Returns the versions, nodes, database state, game counts, delays and problems. Games are counted once a minute; nodes report their state every few seconds.
     */
    get: operations["adminHealth"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/config": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the configuration of this node and the source of each setting
     * @description Secrets are listed without their values.
     */
    get: operations["adminConfig"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/backups": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record a backup or a verified restore
     * @description Call this operation from your backup script. `GET health` shows the last recorded backup and warns after two days without a backup. The operation only writes an audit entry.
     */
    post: operations["adminRecordBackup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all games, including private games, newest first
     * @description Combines all filters. If no index covers the filters, each call searches 1,000 games, so a page may be short or empty. `searchedTo` is the creation time of the last game searched. Continue with `next`.
     */
    get: operations["adminGames"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a game as a spectator sees it, with its invite code */
    get: operations["adminGame"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/log": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the full log of a game
     * @description Returns each commit with its cause. Running games require a hidden-state session.
     */
    get: operations["adminLog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/state": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the full state of a game at any version
     * @description Running games require a hidden-state session.
     */
    get: operations["adminState"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/rows": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the stored rows of a game
     * @description Works even if the log cannot be read. Running games require a hidden-state session.
     */
    get: operations["adminRows"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/verify": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Verify a game
     * @description Checks the hash chain, re-runs every cause, and compares the game's other stored data. To detect lost events, send the `head` and the `version` of an earlier response. While the game is running, differences are listed without their content. For an imported game, the response names the signing key and states whether that key is still trusted.
     */
    get: operations["adminVerify"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/refusals": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a game's refused moves
     * @description Returns the last 50 refusals of the last 30 days, without the moves. Refusals are stored every few seconds; if a caller causes too many, only some of them are stored.
     */
    get: operations["adminRefusals"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/failing-games": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List games that this node cannot continue
     * @description A game fails if its log is unreadable, or its rules or bots have a bug. The node retries each failing game with increasing delays. A failing game does not affect other games. Quarantined games are listed until an operator retries them.
     */
    get: operations["adminFailingGames"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a running game
     * @description The game has no winner; its log and seed are published. Use `abandoned` for games without active players.
     */
    post: operations["adminCancelGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/pause": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pause a game
     * @description Stops all clocks. Until the game is resumed, no moves are accepted and bots do not move.
     */
    post: operations["adminPauseGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/resume": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resume a paused game
     * @description Every deadline is postponed by the length of the pause.
     */
    post: operations["adminResumeGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/seats/{seat}/extend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Extend the deadline of a decision
     * @description Other decisions with the same clock are extended too.
     */
    post: operations["adminExtendDeadline"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/seats/{seat}/hand-over": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Give a seat to a bot, or back to its player */
    post: operations["adminHandOver"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/forks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Fork a running or finished game at any version
     * @description The fork is private: only you and bots can play. Running games require a hidden-state session.
     */
    post: operations["adminForkGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/hidden-state": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open a hidden-state session for a running game (15 minutes)
     * @description Each session adds one entry with your reason to the audit log. Players of the game cannot open a session. After the game has ended, its players see when and why an operator viewed hidden state.
     */
    post: operations["adminOpenHiddenState"];
    /** End your hidden-state session */
    delete: operations["adminCloseHiddenState"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/hidden-state-sessions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List hidden-state sessions, newest first */
    get: operations["adminHiddenStateSessions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/tokens": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the tokens of all accounts or of one account, newest first, without secrets */
    get: operations["adminTokens"];
    put?: never;
    /**
     * Create a token for an account or a new operator
     * @description A token with a role expires after 30 days unless `expiresInSeconds` is set.
     */
    post: operations["adminCreateToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/tokens/{token}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revoke a token and all tokens created with it
     * @description The last owner token cannot be revoked.
     */
    delete: operations["adminRevokeToken"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/accounts/{account}/role": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the role of an account
     * @description The role limits the admin operations that the account's tokens may use, including existing tokens. `null` removes the role.
     */
    post: operations["adminGiveRole"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/accounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List accounts, newest first, or search by name prefix
     * @description The search ignores case and matches only the beginning of a name.
     */
    get: operations["adminAccounts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/accounts/{account}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get an account and its ban */
    get: operations["adminAccount"];
    put?: never;
    post?: never;
    /**
     * Erase an account
     * @description Running games continue without the player. Only the account id remains; the operating guide lists the changes in each table. Requires a note.
     */
    delete: operations["adminEraseAccount"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/accounts/{account}/ban": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ban an account, temporarily or permanently
     * @description Revokes the account's tokens, closes its streams and switches its webhooks off, even if an identity provider still confirms the account. In running games, bots take over the account's seats, or the seats resign. The account's open games are kept.
     */
    post: operations["adminBanAccount"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/accounts/{account}/unban": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lift a ban
     * @description Tokens and seats are not restored.
     */
    post: operations["adminUnbanAccount"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/accounts/{account}/merge": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Merge a guest account into another account of the same person
     * @description Moves seats, games and packs, then deletes the guest account. If both accounts played in the same finished game, one of the two seats still belongs to the deleted account.
     */
    post: operations["adminMergeAccounts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/accounts/{account}/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Export the personal data of an account
     * @description Returns the person's data: account, tokens without secrets, seats, packs, stored answers, audit entries and hidden-state sessions. Players can export their games themselves.
     */
    post: operations["adminExportAccount"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/erasures": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the ids of erased accounts
     * @description Store the list of erased accounts outside your backups. After you restore a backup, erase the listed accounts again.
     */
    get: operations["adminErasures"];
    put?: never;
    /**
     * Erase accounts again after restoring a backup
     * @description Erases every account that is recorded as erased, and any other accounts that you name.
     */
    post: operations["adminReapplyErasures"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/seats/{seat}/account": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a seat to another account
     * @description Both accounts are notified, and everyone can see when the seat changed hands. You cannot give the seat to an account that has viewed the game's hidden state.
     */
    post: operations["adminReseat"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/accounts/{account}/rename": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Rename an account
     * @description The new name is not written to the audit log.
     */
    post: operations["adminRenameAccount"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/void": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Void a rated game
     * @description Later games are rated again as if the void game did not exist. The game stays void when ratings are rebuilt. A dry run shows each player's new rating.
     */
    post: operations["adminVoidRating"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/packs/{pack}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an account pack, even if it is not shared
     * @description You can request the pack by `account/id` or by its hash.
     */
    get: operations["adminPack"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/packs/{pack}/withdrawal": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw an account pack
     * @description No account can upload, share or choose content with this hash. Players receive the explanation in `told`. Games that use the pack continue.
     */
    post: operations["adminWithdrawPack"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/jobs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List jobs with their progress, newest first */
    get: operations["adminJobs"];
    put?: never;
    /**
     * Verify or export many games, or pause and resume all timed games
     * @description The nodes process the job in slices and repeat the slices of a node that fails. `GET jobs/{job}` returns the progress, and `GET jobs/{job}/file` returns the file of an export. A file contains at most `JOB_FILE_GAMES_MAX` games. Running games are exported as a spectator sees them.
     */
    post: operations["adminStartJob"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/jobs/{job}/file": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the file of an export job
     * @description Only owners and the operator who started the job can download the file. The file consists of several gzip parts, which `gunzip` reads as one file. To continue an interrupted download, send the number of downloaded bytes as `from`.
     */
    get: operations["adminJobFile"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/jobs/{job}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a job with its progress and findings */
    get: operations["adminJob"];
    put?: never;
    post?: never;
    /**
     * Cancel a job
     * @description Existing results are kept.
     */
    delete: operations["adminCancelJob"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/mode": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the service mode
     * @description The `normal` mode has no restrictions. `drain` blocks new games; with `clocks: stand`, it also pauses all timed games until you set `clocks: run`. `read-only` refuses every change and stops background work, but deadlines still pass unless the clocks are already stopped. The mode applies until you set another mode.
     */
    post: operations["adminSetMode"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/notices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List current and scheduled notices */
    get: operations["adminNotices"];
    put?: never;
    /**
     * Post a notice to all players
     * @description The notice appears on the web pages; language models do not receive it.
     */
    post: operations["adminPostNotice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/notices/{notice}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Withdraw a notice */
    delete: operations["adminWithdrawNotice"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/quarantine": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Quarantine a failing game
     * @description Freezes the game until an operator retries it: moves are refused, and bots and deadlines stop. Players can still view and follow the game.
     */
    post: operations["adminQuarantineGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/games/{game}/retry": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Retry a failing or quarantined game
     * @description All nodes reload the game from its log and answer its overdue decisions at once.
     */
    post: operations["adminRetryGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export games as a file
     * @description Returns finished games in creation order, including private games; `status` selects other games. Running games are exported as a spectator sees them, or in full if you are an owner with a hidden-state session. Running games cannot be imported. If a download was interrupted, continue with `after` set to the last complete game. The response is compressed if `Accept-Encoding` contains gzip.
     */
    get: operations["adminExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/imports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import games for viewing
     * @description Imports finished games that are signed with a trusted key; the games keep their ids. With `unsigned`, owners can also import games without a trusted signature. Games that already exist, were still running when exported, or differ from the stored game are skipped and counted. To continue a game from a file, use `POST /v1/imports`.
     */
    post: operations["adminImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/archive": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive old games
     * @description Writes finished games to files, verifies the files, and removes the games from the database. Players can still view archived games. Games with a running fork are skipped. Archiving runs as a job. `GET jobs/{job}` returns its progress. A dry run returns the number of games and rows, and the end dates of the first and last games.
     */
    post: operations["adminArchiveGames"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/webhooks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the webhooks of all accounts or of one account, newest first, without secrets */
    get: operations["adminWebhooks"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/webhooks/{webhook}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a webhook with its owner, address and state */
    get: operations["adminWebhook"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/webhooks/{webhook}/deliveries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the deliveries of a webhook, newest first
     * @description Returns the deliveries of the last 30 days.
     */
    get: operations["adminDeliveries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/webhooks/{webhook}/switch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Switch a webhook on or off
     * @description Switching a webhook off discards its pending messages. Until you switch the webhook on again, its owner cannot enable, change or delete it, or add a webhook for the same host.
     */
    post: operations["adminSwitchWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/trusted-keys": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List trusted keys of other services */
    get: operations["adminTrustedKeys"];
    put?: never;
    /**
     * Trust the signing key of another service
     * @description Copy the key from `/.well-known/touchline-keys.json` on the other service, never from an export file. A signature proves only who wrote the file; the games are verified separately.
     */
    post: operations["adminTrustKey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/trusted-keys/{key}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Stop trusting a key
     * @description Games already imported with the key are kept. A configured key can be removed only in the configuration.
     */
    delete: operations["adminUntrustKey"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/seasons": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Announce a sealed season
     * @description Draws the secret seed of all deals and publishes its SHA-256. All entrants play the same deals against built-in bots. At `endsAt`, the seed and all games become public.
     */
    post: operations["adminCreateSeason"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/seasons/{season}/end": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a sealed season now
     * @description Reveals the season's seed and games. Unfinished games count as lost.
     */
    post: operations["adminEndSeason"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/seasons/{season}/void": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Void a sealed season
     * @description Reveals the season's seed and games. Web pages state that the season's standings do not count.
     */
    post: operations["adminVoidSeason"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/admin/search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find games and accounts by id, invite code or name
     * @description Search for part of an id (at least four digits), a name, or the link of a game.
     */
    get: operations["adminFind"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/health/live": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check that the process is running
     * @description The check ignores the database, because restarting the process would not fix a database outage.
     */
    get: operations["isAlive"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/health/ready": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check that the node accepts traffic
     * @description Fails while the node is shutting down, the database is not responding or has an incompatible schema, or the clock differs too much from the database clock. `detail` contains the reason.
     */
    get: operations["isReady"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/metrics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Prometheus metrics
     * @description If `METRICS_TOKEN` is set, callers must send it as the bearer token; otherwise the metrics are public.
     */
    get: operations["readMetrics"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/openapi.yaml": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the OpenAPI document as YAML */
    get: operations["readOpenApi"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/openapi.json": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the OpenAPI document as JSON */
    get: operations["readOpenApiJson"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/operators.yaml": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the OpenAPI document for operators as YAML */
    get: operations["readOperatorsDocument"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/operators.json": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the OpenAPI document for operators as JSON */
    get: operations["readOperatorsDocumentJson"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/schema.graphql": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the GraphQL schema (SDL) */
    get: operations["readGraphqlSchema"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/llms.txt": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the index for language models */
    get: operations["readLlmsText"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/docs/guides/{guide}.md": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a guide as Markdown */
    get: operations["readGuide"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/docs/{page}.md": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a documentation page as Markdown */
    get: operations["readPage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/docs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the API reference as HTML
     * @description If this node serves the web pages, the reference includes search and a form for sending requests.
     */
    get: operations["readReference"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/docs/plain": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the API reference as HTML without scripts */
    get: operations["readPlainReference"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/docs/guides": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the list of guides as HTML */
    get: operations["listGuides"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/docs/guides/{guide}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a guide as HTML */
    get: operations["showGuide"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/docs/{page}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a documentation page as HTML */
    get: operations["showPage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Account: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /** @description Name; null for an empty seat or a deleted account. */
      name: string;
      /**
       * @description Kind of the account: `human`, `agent` or `operator`.
       * @enum {string}
       */
      kind: "human" | "agent" | "operator";
      /** @description Creation time (Unix ms). */
      createdAt: number;
    };
    AccountPackDetails: {
      /** @description Name that you use for the pack in a game: `account/id`. */
      name: string;
      /**
       * Format: uuid
       * @description Account id; null for an empty seat or a deleted account.
       */
      account: string;
      /** @description Short name, unique among the packs of the account. */
      id: string;
      /** @description Ruleset id. */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Display title. */
      title: string;
      /** @description Version set by the author. */
      version: string;
      /** @description SHA-256 of the content. */
      hash: string;
      /** @description Size in bytes. */
      bytes: number;
      /** @description True if other accounts may use the pack. */
      shared: boolean;
      /** @description Upload time (Unix ms). */
      uploadedAt: number;
      /** @description Why an operator withdrew the pack; null if the pack is available. */
      withdrawn: string | null;
      /** @description Content pack as defined by the ruleset. */
      content: unknown;
    };
    AdminLog: {
      /** @description Items on this page. */
      items: components["schemas"]["LoggedCommit"][];
      /** @description Cursor of the next page; null on the last page. */
      next: number | null;
      /** @description Number of events in the game. */
      version: number;
    };
    AdminOperation: {
      /** @description Name in the audit log and on the command line. */
      name: string;
      /** @description One-line summary of the operation. */
      summary: string;
      /** @description Description of the operation; null if the summary is sufficient. */
      description: string | null;
      /**
       * @description Lowest role that may use the operation.
       * @enum {string}
       */
      role: "support" | "operator" | "owner";
      /**
       * @description HTTP method in REST.
       * @enum {string}
       */
      method: "GET" | "POST" | "DELETE";
      /** @description Path in REST. */
      path: string;
      /** @description Field name in GraphQL. */
      field: string;
      /** @description Kind of object that the operation's id refers to; null if the operation has no id. */
      subject: string | null;
      /** @description JSON Schema of the complete input. */
      input: {
        [key: string]: unknown;
      };
      /** @description Reason codes to choose from; null if no reason is required. */
      reasons: string[] | null;
      /** @description Text that you must type to confirm the operation; null if no confirmation is required. */
      confirmation: string | null;
      /** @description True if a running game requires a hidden-state session. */
      needsHiddenState: boolean;
      /** @description `given`: the operation returns a file; `zipped`: a compressed file; `taken`: the operation accepts a file. File operations exist only in REST. */
      file: ("given" | "zipped" | "taken") | null;
      /** @description True if the preview contains more than the confirmation text. */
      hasPreview: boolean;
    };
    AdminState: {
      /** @description Number of events in the game. */
      version: number;
      /** @description Time (Unix ms) by the database clock. */
      at: number;
      /** @description Number of random draws so far in the game. */
      drawn: number;
      /** @description True if the game has ended. */
      over: boolean;
      /** @description Setup of the game, which never changes. */
      table: unknown;
      /** @description Full state of the game. */
      state: unknown;
      /** @description Open decisions of the seat. */
      decisions: unknown[];
      /** @description Current controller of each seat. */
      hands: ("player" | "bot")[];
      /** @description True if the seat has resigned. */
      resigned: boolean[];
      /** @description Time of the game's next scheduled wake-up (Unix ms); null if none. */
      wakeAt: number | null;
    };
    AdminToken: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /**
       * @description `session`: browser session for playing; `console`: browser session in the console.
       * @enum {string}
       */
      kind: "token" | "session" | "console";
      /** @description Display name. */
      label: string;
      /** @description Scopes of the token. */
      scopes: ("play" | "read" | "support" | "operator" | "owner")[];
      /** @description Creation time (Unix ms). */
      createdAt: number;
      /** @description Expiry of the token (Unix ms); null if none. */
      expiresAt: number | null;
      /**
       * Format: uuid
       * @description Account id; null for an empty seat or a deleted account.
       */
      account: string;
      /** @description Name of the account. */
      accountName: string;
      /** @description Revocation time (Unix ms); null if the token is not revoked. */
      revokedAt: number | null;
    };
    AdminWebhook: {
      /**
       * Format: uuid
       * @description Account id; null for an empty seat or a deleted account.
       */
      account: string;
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /** @description Complete URL. */
      url: string;
      /** @description Event types for which messages are sent. */
      events: ("turn.opened" | "game.invited" | "game.started" | "game.over" | "game.stalled")[];
      /**
       * @description `on`, `failing` (switched on, but the last deliveries failed) or `off`.
       * @enum {string}
       */
      state: "on" | "failing" | "off";
      /** @description Why the webhook is off: `owner`, `gone` (the receiver answered 410), `failing` (all deliveries failed for 7 days), `banned` or `operator`; null if the webhook is on. */
      off: ("owner" | "gone" | "failing" | "banned" | "operator") | null;
      /** @description Creation time (Unix ms). */
      madeAt: number;
      /** @description Time of the last successful delivery (Unix ms); null before the first success. */
      lastOkAt: number | null;
      /** @description Time of the first failure since the last success (Unix ms); null if none. */
      failingSince: number | null;
    };
    AuditEntry: {
      /** @description Permanent id. */
      id: string;
      /** @description Time (Unix ms) by the database clock. */
      at: number;
      /**
       * Format: uuid
       * @description Account id; null for an empty seat or a deleted account.
       */
      account: string | null;
      /** @description Name of the operator; null for an erased account. */
      accountName: string | null;
      /** @description Operator role; null if none. */
      role: ("support" | "operator" | "owner") | null;
      /**
       * Format: uuid
       * @description Id of the caller's token; null if an identity provider authenticated the caller.
       */
      token: string | null;
      /** @description Recorded action. */
      action: string;
      /**
       * Format: uuid
       * @description Game id.
       */
      game: string | null;
      /** @description Id of the account, token or pack; null if the operation concerns a game. */
      subject: string | null;
      /** @description True if the game was running at the time of the action. */
      running: boolean;
      /** @description Reason code. */
      reason: string | null;
      /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
      note: string | null;
      /** @description Result of the game; null until the game has ended. */
      outcome: string | null;
      /** @description Explanation of the error in one sentence. */
      detail: {
        [key: string]: unknown;
      };
    };
    Bank: {
      /** @description Initial time of each seat, in seconds. */
      seconds: number;
      /** @description Seconds added per answer. */
      increment: number;
    };
    Beat: {
      /** @description Version before the first event of the beat. */
      from: number;
      /** @description Version after the last event of the beat. The frame of the beat is your view at this version. */
      to: number;
      /** @description Seat that acts; null if no seat acts. */
      seat: number | null;
      /** @description Importance of the beat: 0 is not shown separately, 1 is a normal step, 2 is important, 3 is a highlight. */
      weight: number;
      /** @description Scene of the beat; `kind` determines its fields. */
      show: components["schemas"]["Show"];
      /** @description Sentences about the beat. `Seat 0` stands for the player in seat 0. */
      says: string[];
      /** @description Changes from the previous frame. Each change is a path and a new value, or the path alone if the key is removed. Absent if the beat does not change the frame. */
      patch?: unknown[][];
    };
    BeatAmount: {
      /** @description Amount; negative if the seat pays. */
      amount: number;
      /** @description Unsigned amount as text. */
      text: string;
    };
    CheckedReceipt: {
      /** @description Hash of the log up to this version, to verify the log later. */
      head: string | null;
      /** @description Number of events in the game. */
      version: number | null;
      /** @description Number of the stored row, from 0. */
      row: number | null;
      /** @description Reason code. */
      reason: string | null;
    };
    Clock: {
      /** @description Kind of the decision. */
      kind: string;
      /** @description Number of seconds. */
      seconds: number;
    };
    Config: {
      /** @description All configuration variables. */
      variables: components["schemas"]["ConfigVariable"][];
    };
    ConfigVariable: {
      /** @description Name; null for an empty seat or a deleted account. */
      name: string;
      /** @description Current value of the variable; null if it is unset or secret. */
      value: string | null;
      /**
       * @description Source of the value.
       * @enum {string}
       */
      source: "default" | "environment" | "file";
      /** @description The token, which is shown only once. */
      secret: boolean;
      /** @description Purpose of the variable. */
      meaning: string;
    };
    Created: components["schemas"]["GameBase"] & {
      /** @description Ruleset id. */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Seats in order. */
      seats: components["schemas"]["ListedSeat"][];
      /** @description Seat number, from 0; null if none. */
      seat: number | null;
      /** @description Number of events in the game. */
      version: number;
      /** @description Code that lets anyone join a private game; null if you may not see it. */
      inviteCode: string | null;
      /** @description SHA-256 of the secret seed of the game. */
      commitment: string;
    };
    DecisionBrief: {
      /** @description Permanent id. */
      id: string;
      /** @description Kind of the decision. */
      kind: string;
      /** @description Seat number, from 0; null if none. */
      seat: number;
      /** @description Move types that answer the decision. */
      moves: string[];
      /** @description Subject of the decision, as defined by the ruleset. */
      about: {
        [key: string]: number;
      } | null;
      /** @description Deadline (Unix ms); null if none. */
      deadline: number | null;
      /** @description True if the decision is optional. */
      optional: boolean;
      /** @description Why the decision cannot be answered now; null or false if it can be answered. */
      suspended: string | null;
      /** @description The decision as a one-sentence question. Only with `include=words`. */
      question?: string;
    };
    DeliveryAttempt: {
      /** @description Time (Unix ms) by the database clock. */
      at: number;
      /** @description Duration in milliseconds. */
      milliseconds: number;
      /** @description HTTP status of the response; null if no response arrived in time. */
      status: number | null;
      /** @description Error code of the failure; null if the attempt succeeded. */
      problem: string | null;
    };
    Ended: {
      /** @description Time (Unix ms) by the database clock. */
      at: number;
      /**
       * @description What ended the game: the rules, an operator or the host.
       * @enum {string}
       */
      by: "rules" | "operator" | "host";
      /** @description Reason code. */
      reason: string | null;
    };
    /** @description A move as defined by the ruleset. See `/openapi.json`. */
    Event: {
      /** @description Kind of object. */
      type: string;
    } & {
      [key: string]: unknown;
    };
    Fairness: {
      /** @description SHA-256 of the secret seed of the game. */
      commitment: string;
      /** @description Secret seed of the game's randomness; null until the game has ended. */
      seed: string | null;
      /** @description SHA-256 of the text that each seat added to the game's randomness. */
      entropy: string[];
    };
    ForkOrigin: {
      /**
       * Format: uuid
       * @description Game id.
       */
      game: string;
      /** @description Number of events in the game. */
      version: number;
      /** @description File from which the original log was imported; null if not imported. */
      file: components["schemas"]["OriginFile"] | null;
    };
    FoundGames: {
      /** @description Items on this page. */
      items: components["schemas"]["Game"][];
      /** @description Cursor of the next page; null on the last page. */
      next: string | null;
      /** @description All games created after this time have been searched; pass `next` to search older games. Null if the page is full or the search has ended. */
      searchedTo: number | null;
    };
    Game: components["schemas"]["GameBase"] & {
      /** @description Ruleset id. */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Seats in order. */
      seats: components["schemas"]["ListedSeat"][];
      /** @description Seat number, from 0; null if none. */
      seat: number | null;
      /** @description Number of events in the game. */
      version: number;
      /** @description Seats whose turn it is, if you may see them. Null if you have no seat and the server has not loaded the game; to load it, get the game. */
      awaits: number[] | null;
      /** @description Result of the game; null until the game has ended, or if `awaits` is null. */
      outcome: components["schemas"]["Outcome"] | null;
    };
    GameBase: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /**
       * @description `open` (waiting for players), `running`, `over`, or `cancelled` before the start.
       * @enum {string}
       */
      status: "open" | "running" | "over" | "cancelled";
      /**
       * @description `public` or `private`.
       * @enum {string}
       */
      visibility: "public" | "private";
      /**
       * Format: uuid
       * @description Account id of the host; null if the account was deleted.
       */
      host: string | null;
      /** @description Name or hash of the content pack. Default: the ruleset's first pack. */
      contentPack: string;
      /** @description Game options as defined by the ruleset. */
      options: unknown;
      /** @description Seconds for a normal decision. Bids have shorter limits, and line-ups longer ones. Times in the rulebook override this value, and times in the game options override both. If null, no time limits apply: a race ends when every seat has answered, and an auction when all seats but one have passed. */
      decisionSeconds: number | null;
      /**
       * @description What happens when a seat runs out of time. `wait`: the game has no clocks and waits for the player. `default`: the decision gets the ruleset's default answer. `bot`: like `default`, but a bot also takes over the seat until the player returns, unless the time limit of the missed decision was shorter than `decisionSeconds`.
       * @enum {string}
       */
      absence: "wait" | "default" | "bot";
      /**
       * @description Level of a substitute bot: one of the ruleset's `levels`.
       * @enum {string}
       */
      absenceLevel: "novice" | "steady" | "sharp" | "expert" | "master";
      /** @description True if the built-in bot suggests moves: as `examples` of a decision and, for agents, as numbered options. */
      hints: boolean;
      /** @description True if the game is rated. A rated game has a clock, the default content pack, default options and default bots. The host cannot cancel a rated game, and a player who leaves loses. */
      rated: boolean;
      /** @description True if players can undo a move as long as nothing has been drawn or revealed and no other player has acted. Each player can undo at most 4 moves in a row and 10 moves per game. Rated games do not allow undo. */
      undo: boolean;
      /** @description Total time of each seat for the game, and the seconds added for each answer. Requires `decisionSeconds`. A seat that runs out of time loses; with more than two seats, a bot takes over. If null, only the time limits of individual decisions apply. */
      bank: components["schemas"]["Bank"] | null;
      /** @description True if a player's holiday (`POST /v1/account/holiday`) extends deadlines: a decision due during the holiday gets its full time limit when the holiday ends. Requires `decisionSeconds` of at least one day. Not allowed with `bank`. */
      holidays: boolean;
      /** @description Save that the game continues; null if none. */
      saved: components["schemas"]["SavedGame"] | null;
      /**
       * Format: uuid
       * @description For a rematch, the id of the previous game; null for other games.
       */
      rematchOf: string | null;
      /** @description Creation time (Unix ms). */
      createdAt: number;
      /** @description Start time (Unix ms); null before the start. */
      startedAt: number | null;
      /** @description End time (Unix ms); null before the end. */
      endedAt: number | null;
      /** @description How the game ended; null until the game has ended, or if it was cancelled before the start. */
      ended: components["schemas"]["Ended"] | null;
      /** @description Time when the log of the game was archived (Unix ms); null if the log is still in the database. */
      archivedAt: number | null;
      /** @description For a fork, the original game and the version at which the fork begins. For an imported game, its own id and last version. Otherwise null. */
      origin: components["schemas"]["ForkOrigin"] | null;
    };
    GameChange: {
      /**
       * Format: uuid
       * @description Game id.
       */
      game: string;
      /** @description Number of events in the game. */
      version: number;
      /** @description Hash of the log up to this version, to verify the log later. */
      head: string | null;
      /** @description Reason and start time of the pause; null if the game is not paused. */
      paused: components["schemas"]["Paused"] | null;
      /** @description How and when the game ended; null until the game has ended. */
      ended: components["schemas"]["Ended"] | null;
    };
    GameRefusals: {
      /** @description Number of commits in the log when the last move was refused. */
      moves: number;
      /** @description Number of refused moves. If a node crashes, recent refusals may be missing. */
      refused: number;
      /** @description Items on this page. */
      items: {
        /** @description Time (Unix ms) by the database clock. */
        at: number;
        /** @description Seat number, from 0; null if none. */
        seat: number | null;
        /** @description Stable error code. */
        code: string;
        /** @description Rulebook clause that forbids the move. */
        clause: string | null;
        /** @description Kind of decision. */
        question: string | null;
        /** @description Type of the move; null if the ruleset has no such type. */
        move: string | null;
      }[];
    };
    GameResult: {
      /** @description Sentence about the winner. `Seat 0` stands for the player in seat 0. */
      headline: string;
      /** @description Why the game ended. */
      why: string;
      /** @description Rulebook clause that ended the game. */
      clause: string;
      /** @description Result of each seat, best first. */
      rows: {
        /** @description Seat number, from 0; null if none. */
        seat: number;
        /** @description Components of the score, and the tie-breakers used. */
        parts: {
          /** @description Name of the component. */
          label: string;
          /** @description Value of the component, as text. */
          value: string;
        }[];
        /** @description Score of the seat. */
        total: string;
      }[];
    };
    Health: {
      /** @description Name and colour that identify this service to operators; null if unnamed. */
      environment: {
        /** @description Name; null for an empty seat or a deleted account. */
        name: string;
        /** @description Colour of the banner, as `#rrggbb`. */
        colour: string | null;
      } | null;
      /** @description Number of events in the game. */
      version: string;
      /** @description Rulesets and their versions. */
      rulesets: {
        /** @description Permanent id. */
        id: components["schemas"]["RulesetId"];
        /** @description Number of events in the game. */
        version: number;
      }[];
      /**
       * @description JSON Schema.
       * @enum {string}
       */
      schema: "current" | "behind" | "too-new";
      /** @description State and size of the database. */
      database: {
        /** @description Time of the count (Unix ms), at most a minute ago. */
        at: number;
        /** @description Version of the database server. */
        server: string;
        /** @description Size of the database. */
        bytes: number;
        /** @description Number of games by status. */
        games: {
          /** @description Number of games that have not started. */
          open: number;
          /** @description True if the game was running at the time of the action. */
          running: number;
          /** @description True if the game has ended. */
          over: number;
          /** @description Number of cancelled games. */
          cancelled: number;
        };
      };
      /** @description Nodes seen in the last minute. */
      nodes: components["schemas"]["Node"][];
      /** @description Moves per minute on all nodes. */
      movesPerMinute: number;
      /** @description Moves per minute on all nodes, oldest first. */
      movesByMinute: number[];
      /** @description Hourly moves, refusals and latency of all nodes, oldest first. */
      hours: {
        /** @description Beginning of the hour (Unix ms). */
        at: number;
        /** @description Moves stored in this hour. */
        moves: number;
        /** @description Moves refused in this hour. */
        refused: number;
        /** @description 95th percentile of the move duration; null if there were no moves. */
        slowMilliseconds: number | null;
      }[];
      /** @description Latest recorded backups. */
      backups: {
        /** @description Time of the last recorded backup (Unix ms). */
        lastAt: number | null;
        /** @description Time of the last verified restore (Unix ms). */
        restoredAt: number | null;
      };
      /** @description Number of games whose deadline passed more than 5 seconds ago; large counts are capped. */
      overdue: number;
      /** @description Number of failing games on all nodes. */
      failingGames: number;
      /** @description The last 20 admin operations of the past week whose outcome is unknown, for example after a crash. Check what these operations have changed. */
      unknown: {
        /**
         * Format: uuid
         * @description Permanent id.
         */
        id: string;
        /** @description Time (Unix ms) by the database clock. */
        at: number;
        /** @description Name of the operation. */
        act: string;
        /**
         * Format: uuid
         * @description Game id.
         */
        game: string | null;
      }[];
      /** @description Number of quarantined games. */
      asideGames: number;
      /** @description Service mode. */
      mode: {
        /**
         * @description Service mode. `normal`: no restrictions. `drain`: no new games. `read-only`: no changes.
         * @enum {string}
         */
        mode: "normal" | "drain" | "read-only";
        /**
         * @description Clocks of timed games: `stand` (paused) or `run`.
         * @enum {string}
         */
        clocks: "run" | "stand";
        /** @description Message to players. */
        notice: string | null;
        /** @description Expected end of the mode (Unix ms). The mode does not end automatically. */
        until: number | null;
      };
      /** @description Problems that need attention. */
      warnings: string[];
      /** @description Warnings and their topics, most urgent first. */
      attention: {
        /**
         * @description Kind of problem.
         * @enum {string}
         */
        topic: "failing" | "quarantine" | "overdue" | "clock" | "disk" | "backup" | "version" | "mode" | "outcome" | "node" | "setting";
        /** @description Description of the problem in one sentence. */
        text: string;
      }[];
    };
    HiddenStateNotice: {
      /** @description Time (Unix ms) by the database clock. */
      at: number;
      /** @description Expiry of the session (Unix ms). */
      until: number;
      /**
       * @description Operator role; null if none.
       * @enum {string}
       */
      role: "support" | "operator" | "owner";
      /** @description Reason code. */
      reason: string | null;
      /** @description Range of versions that the operator viewed; null if none. */
      versions: {
        /** @description Version before the first event. */
        from: number;
        /** @description Version after the last event. */
        to: number;
      } | null;
    };
    HiddenStateSession: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /**
       * Format: uuid
       * @description Game id.
       */
      game: string;
      /**
       * Format: uuid
       * @description Account id; null for an empty seat or a deleted account.
       */
      account: string | null;
      /** @description Case number in your own system. */
      caseRef: string | null;
      /** @description End time (Unix ms); null before the end. */
      endedAt: number | null;
      /** @description Time (Unix ms) by the database clock. */
      at: number;
      /** @description Expiry of the session (Unix ms). */
      until: number;
      /**
       * @description Operator role; null if none.
       * @enum {string}
       */
      role: "support" | "operator" | "owner";
      /** @description Reason code. */
      reason: string | null;
      /** @description Range of versions that the operator viewed; null if none. */
      versions: {
        /** @description Version before the first event. */
        from: number;
        /** @description Version after the last event. */
        to: number;
      } | null;
    };
    Job: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /**
       * @description Kind of job.
       * @enum {string}
       */
      kind: "verify" | "pause-timed" | "resume-timed" | "export" | "archive";
      /** @description Games to process, and job settings. */
      scope: {
        /** @description Ruleset id. */
        ruleset: components["schemas"]["RulesetId"] | null;
        /** @description For `verify` jobs: true to skip finished games that this version has already verified. */
        sinceLast: boolean;
        /** @description For `verify` jobs: true to check only the hash chain. */
        chain: boolean;
        /**
         * Format: uuid
         * @description For `resume-timed` jobs: id of the job that paused the games.
         */
        of: string | null;
        /** @description For `archive` jobs: archive only games that ended before this time (Unix ms); null for other jobs. */
        endedBefore: number | null;
        /** @description For `export` jobs: the games that the file contains; null for other jobs. */
        file: {
          /** @description `open` (waiting for players), `running`, `over`, or `cancelled` before the start. */
          status: ("finished" | "running" | "over" | "cancelled" | "all") | null;
          /** @description Start of the time range (Unix ms). */
          since: number | null;
          /** @description Return only games created before this time (Unix ms). */
          until: number | null;
          /** @description True if player names are included. */
          names: boolean;
          /**
           * Format: uuid
           * @description Account whose games are exported as that account may see them; null for all games.
           */
          person: string | null;
        } | null;
      };
      /**
       * @description State of the job. `failed`: the job ended, but parts of the work failed.
       * @enum {string}
       */
      state: "running" | "done" | "failed" | "cancelled";
      /**
       * Format: uuid
       * @description Account id; null for an empty seat or a deleted account.
       */
      account: string | null;
      /** @description Creation time (Unix ms). */
      madeAt: number;
      /** @description End time (Unix ms); null before the end. */
      endedAt: number | null;
      /** @description Number of games when the job was created. */
      totalGuess: number;
      /** @description Number of games processed so far. */
      games: number;
      /** @description Number of stored rows. */
      rows: number;
      /** @description Events in order. */
      events: number;
      /** @description Number of games that failed. */
      bad: number;
      /** @description Number of partially verified games. */
      unjudged: number;
      /** @description Number of games skipped because they were already verified. */
      skipped: number;
      /** @description File that the job writes; null if none. */
      file: {
        /** @description Compressed size of the file so far, excluding the last line. */
        bytes: number;
        /** @description Expiry of the file (Unix ms); null if the file is not ready. */
        keptUntil: number | null;
      } | null;
    };
    JobDetails: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /**
       * @description Kind of job.
       * @enum {string}
       */
      kind: "verify" | "pause-timed" | "resume-timed" | "export" | "archive";
      /** @description Games to process, and job settings. */
      scope: {
        /** @description Ruleset id. */
        ruleset: components["schemas"]["RulesetId"] | null;
        /** @description For `verify` jobs: true to skip finished games that this version has already verified. */
        sinceLast: boolean;
        /** @description For `verify` jobs: true to check only the hash chain. */
        chain: boolean;
        /**
         * Format: uuid
         * @description For `resume-timed` jobs: id of the job that paused the games.
         */
        of: string | null;
        /** @description For `archive` jobs: archive only games that ended before this time (Unix ms); null for other jobs. */
        endedBefore: number | null;
        /** @description For `export` jobs: the games that the file contains; null for other jobs. */
        file: {
          /** @description `open` (waiting for players), `running`, `over`, or `cancelled` before the start. */
          status: ("finished" | "running" | "over" | "cancelled" | "all") | null;
          /** @description Start of the time range (Unix ms). */
          since: number | null;
          /** @description Return only games created before this time (Unix ms). */
          until: number | null;
          /** @description True if player names are included. */
          names: boolean;
          /**
           * Format: uuid
           * @description Account whose games are exported as that account may see them; null for all games.
           */
          person: string | null;
        } | null;
      };
      /**
       * @description State of the job. `failed`: the job ended, but parts of the work failed.
       * @enum {string}
       */
      state: "running" | "done" | "failed" | "cancelled";
      /**
       * Format: uuid
       * @description Account id; null for an empty seat or a deleted account.
       */
      account: string | null;
      /** @description Creation time (Unix ms). */
      madeAt: number;
      /** @description End time (Unix ms); null before the end. */
      endedAt: number | null;
      /** @description Number of games when the job was created. */
      totalGuess: number;
      /** @description Number of games processed so far. */
      games: number;
      /** @description Number of stored rows. */
      rows: number;
      /** @description Events in order. */
      events: number;
      /** @description Number of games that failed. */
      bad: number;
      /** @description Number of partially verified games. */
      unjudged: number;
      /** @description Number of games skipped because they were already verified. */
      skipped: number;
      /** @description File that the job writes; null if none. */
      file: {
        /** @description Compressed size of the file so far, excluding the last line. */
        bytes: number;
        /** @description Expiry of the file (Unix ms); null if the file is not ready. */
        keptUntil: number | null;
      } | null;
      /** @description First 100 findings: games that failed, that the archive skipped, or that were paused or resumed. */
      told: {
        /**
         * Format: uuid
         * @description Game id.
         */
        game: string;
        /** @description Error; null if the game was processed. */
        fault: string | null;
      }[];
      /** @description Job slices that failed three times. */
      failed: {
        /** @description Number of the slice, from 0. */
        no: number;
        /** @description Error from the last attempt. */
        error: string;
      }[];
    };
    LabelledMove: {
      /** @description A legal move; null if the label describes all moves of the type. */
      move: components["schemas"]["Move"] | null;
      /** @description Meaning of the move, or the general form of this type of move. */
      label: string;
    };
    ListedSeat: {
      /** @description Seat number, from 0; null if none. */
      seat: number;
      /**
       * @description Type of seat: `open`, `account`, `bot`, or `host` (the host plays several seats).
       * @enum {string}
       */
      kind: "open" | "account" | "bot" | "host";
      /**
       * Format: uuid
       * @description Account id; null for an empty seat or a deleted account.
       */
      account: string | null;
      /** @description Name; null for an empty seat or a deleted account. */
      name: string | null;
      /** @description False if the seat is reserved for a player who has not joined yet. */
      joined: boolean;
      /** @description The seat's choices when joining, such as a pawn, a club or a team. */
      choices: unknown;
      /** @description Level of the bot; null if none. */
      level: ("novice" | "steady" | "sharp" | "expert" | "master") | null;
      /** @description Rating of the account when the server last loaded this game; null if unknown, for example just after joining. */
      rating: components["schemas"]["SeatRating"] | null;
      /** @description End of the latest holiday; null if there was none. */
      holidayUntil: number | null;
      /** @description Version at which this account took over the seat; null for the first account. */
      since: number | null;
    };
    LoggedCommit: {
      /** @description Number of events in the game. */
      version: number;
      /** @description Time (Unix ms) by the database clock. */
      at: number;
      /** @description Version of the rules. */
      rules: number;
      /** @description Number of random draws so far in the game. */
      drawn: number;
      /** @description Cause of the events. */
      cause: {
        /** @description Kind of cause. */
        kind: string;
      } & {
        [key: string]: unknown;
      };
      /** @description Events in order. */
      events: components["schemas"]["Event"][];
      /** @description Hash of the log up to this version, to verify the log later. */
      head: string;
    };
    /** @description A move as defined by the ruleset. See `/openapi.json`. */
    Move: {
      /** @description Kind of object. */
      type: string;
    } & {
      [key: string]: unknown;
    };
    NewToken: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /**
       * @description `session`: browser session for playing; `console`: browser session in the console.
       * @enum {string}
       */
      kind: "token" | "session" | "console";
      /** @description Display name. */
      label: string;
      /** @description Scopes of the token. */
      scopes: ("play" | "read" | "support" | "operator" | "owner")[];
      /** @description Creation time (Unix ms). */
      createdAt: number;
      /** @description Expiry of the token (Unix ms); null if none. */
      expiresAt: number | null;
      /** @description The token, which is shown only once. */
      secret: string;
    };
    Node: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /** @description Time of the last report (Unix ms). */
      seenAt: number;
      /** @description True for the node that sent this response. */
      own: boolean;
      /** @description Number of events in the game. */
      version: string;
      /** @description Start time (Unix ms); null before the start. */
      startedAt: number;
      /** @description 99th percentile of the recent event loop delay. */
      loopDelayMilliseconds: number;
      /** @description Moves stored in the last minute. */
      movesPerMinute: number;
      /** @description Number of games that this node cannot continue. */
      failingGames: number;
      /** @description Milliseconds by which the node's clock is ahead of the database clock. */
      driftMilliseconds: number;
      /** @description Age of the oldest overdue deadline, in milliseconds. */
      sweepLagMilliseconds: number;
      /** @description Number of games in memory. */
      foldedGames: number;
      /** @description True if the node receives all notifications from other nodes. */
      doorbell: boolean;
      /**
       * @description Channel for move notifications; `REDIS_URL` selects Redis.
       * @enum {string}
       */
      doorbellKind: "notify" | "redis";
      /** @description The fullest disk that the node writes to; null if none. */
      disk: {
        /** @description Free space for the node, in bytes. */
        freeBytes: number;
        /** @description Size of the disk, in bytes. */
        totalBytes: number;
      } | null;
    };
    Notice: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /**
       * @description Importance of the notice.
       * @enum {string}
       */
      level: "info" | "warning" | "urgent";
      /** @description Message to players. */
      text: string;
      /**
       * Format: uri
       * @description URL of a page with more information.
       */
      url: string | null;
      /** @description Time when the notice appears (Unix ms). */
      from: number;
      /** @description Expiry of the notice (Unix ms); null if none. */
      until: number | null;
    };
    Observation: components["schemas"]["GameBase"] & {
      /** @description Ruleset id. */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Seconds for each kind of decision in this game. Unlisted kinds have no time limit. */
      clocks: components["schemas"]["Clock"][];
      /** @description Seats in order. */
      seats: components["schemas"]["Seat"][];
      /** @description Seat number, from 0; null if none. */
      seat: number | null;
      /** @description Code that lets anyone join a private game; null if you may not see it. */
      inviteCode: string | null;
      /** @description Number of events in the game. */
      version: number;
      /** @description Position in the log; pass it as `after` to continue. If the log has lost this position, the error is `history-rewound`. */
      cursor: string;
      /** @description Hash of the log up to this version, to verify the log later. */
      head: string | null;
      /** @description Time (Unix ms) by the database clock. */
      at: number | null;
      /** @description Reason and start time of the pause. During a pause, clocks are stopped and moves are not accepted. Null if the game is not paused. */
      paused: components["schemas"]["Paused"] | null;
      /** @description Visible state of the game; null before the start. */
      view: unknown;
      /** @description The view as text for people and language models. */
      text?: string;
      /** @description Open decisions of the seat. */
      decisions: components["schemas"]["DecisionBrief"][];
      /** @description Visible open decisions of other seats. */
      others: components["schemas"]["OtherDecision"][];
      /** @description Number of seats that have not answered yet, if you may not see which seats. */
      awaited: {
        /** @description Kind of the decision. */
        kind: string;
        /** @description Number of legal moves; 9007199254740991 means that many or more. */
        count: number;
      }[];
      /** @description Milliseconds left in each seat's bank at time `at`; null if the game has no bank. */
      banks: number[] | null;
      /** @description Decision whose answer you can take back; null if none. */
      undoable: string | null;
      /** @description Result of the game; null until the game has ended. */
      outcome: components["schemas"]["Outcome"] | null;
      /** @description Detailed result; null if none. */
      result: components["schemas"]["GameResult"] | null;
      /** @description Data to verify the randomness of the game. */
      fairness: components["schemas"]["Fairness"];
      /** @description Operators' hidden-state sessions during the game. */
      looks: components["schemas"]["HiddenStateNotice"][];
      /** @description Rating changes from this game; null until the game is rated. */
      ratingChanges: {
        /** @description Seat number, from 0; null if none. */
        seat: number;
        /** @description Player's strength before the game. */
        before: {
          /** @description Expected strength. The built-in bot `steady` has a strength of 25. Web pages show this value multiplied by 60. */
          mean: number;
          /** @description Uncertainty of `mean`. */
          deviation: number;
          /** @description True while `deviation` is above 2.5. */
          provisional: boolean;
        };
        /** @description Player's strength after the game. */
        after: {
          /** @description Expected strength. The built-in bot `steady` has a strength of 25. Web pages show this value multiplied by 60. */
          mean: number;
          /** @description Uncertainty of `mean`. */
          deviation: number;
          /** @description True while `deviation` is above 2.5. */
          provisional: boolean;
        };
      }[] | null;
      /**
       * Format: uuid
       * @description Rematch of this game; null if none.
       */
      rematch: string | null;
      /** @description Current database time (Unix ms). */
      serverTime: number;
      /** @description Beats (groups of events that belong together) since `beatsSince`, in order. */
      beats?: components["schemas"]["Beat"][];
      /** @description Version at which the beats start. */
      beatsSince?: number;
    };
    OriginFile: {
      /** @description SHA-256 of the lines of the file. */
      sha256: string;
      /** @description True if a trusted key signed the file. */
      signed: boolean;
    };
    OtherDecision: {
      /** @description Seat number, from 0; null if none. */
      seat: number;
      /** @description Kind of the decision. */
      kind: string;
      /** @description Deadline (Unix ms); null if none. */
      deadline: number | null;
      /** @description True if the decision is optional. */
      optional: boolean;
      /** @description Why the decision cannot be answered now; null or false if it can be answered. */
      suspended: boolean;
    };
    Outcome: {
      /** @description Seats grouped by final rank, best first. */
      ranking: number[][];
      /** @description Score of each seat, in seat order. */
      scores: number[];
      /** @description Rule that ended the game. */
      reason: string;
    };
    Passkey: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /** @description Display name. */
      label: string;
      /** @description Creation time (Unix ms). */
      createdAt: number;
      /** @description Time of the last sign-in with the passkey (Unix ms). */
      usedAt: number | null;
    };
    Paused: {
      /**
       * @description Reason code.
       * @enum {string}
       */
      reason: "incident" | "maintenance" | "dispute" | "players-asked";
      /** @description Start time (Unix ms). */
      since: number;
    };
    Preview: {
      /** @description Name of the operation. */
      act: string;
      /** @description Text that you must type to confirm the operation; null if no confirmation is required. */
      confirm: string | null;
      /** @description Expected effect, if known. */
      changes: unknown;
    };
    Problem: {
      /** @description URL of a page that explains the error code. */
      type: string;
      /** @description The error code in words. */
      title: string;
      /** @description HTTP status of the response. */
      status: number;
      /**
       * @description Stable error code.
       * @enum {string}
       */
      code: "above-role" | "account-banned" | "account-left" | "account-unknown" | "already-seated" | "archive-hindered" | "body-too-large" | "busy" | "clocks-run" | "confirm-differs" | "database-unavailable" | "decision-closed" | "file-gone" | "fork-is-private" | "game-cancelled" | "game-from-newer-version" | "game-not-paused" | "game-not-started" | "game-over" | "game-paused" | "game-unknown" | "game-unreadable" | "has-looked" | "headers-too-large" | "history-rewound" | "idempotency-mismatch" | "identity-provider-unavailable" | "import-invalid" | "internal-error" | "invalid-choice" | "invalid-content-pack" | "invalid-cursor" | "invalid-input" | "invalid-option" | "invalid-seat-count" | "invalid-version" | "job-ended" | "job-unfinished" | "job-unknown" | "job-without-file" | "key-unknown" | "last-owner" | "look-needed" | "malformed-json" | "malformed-request" | "merge-conflict" | "method-not-allowed" | "moved-on" | "no-deadline" | "no-new-games" | "no-saves" | "not-a-guest" | "not-abandoned" | "not-banned" | "not-found" | "not-rated" | "not-ready" | "not-your-decision" | "not-your-seat" | "note-needed" | "notice-unknown" | "own-game" | "pack-unknown" | "pack-withdrawn" | "passkey-invalid" | "passkey-unknown" | "passkeys-unavailable" | "rate-limited" | "read-only" | "request-timeout" | "ruleset-not-loaded" | "ruleset-unknown" | "scope-missing" | "season-closed" | "season-sealed" | "season-unknown" | "seat-already-handed-over" | "seat-resigned" | "seat-unknown" | "session-missing" | "shutting-down" | "sign-in-expired" | "signature-unknown" | "timed-out" | "token-audience" | "token-for-programs" | "token-invalid" | "token-missing" | "token-unknown" | "too-many-connections" | "too-many-for-file" | "too-many-games" | "too-many-passkeys" | "too-many-streams" | "too-many-thinking-games" | "unknown-level" | "unsupported-media-type" | "webhook-unknown" | "webhooks-off";
      /** @description Explanation of the error in one sentence. */
      detail: string;
      /** @description Rulebook clause that forbids the move. */
      clause?: string;
      /** @description Values that the explanation mentions, for use by programs. Contains only values that you may see. */
      facts?: {
        [key: string]: unknown;
      };
      /** @description The invalid fields and their errors. */
      errors?: {
        /**
         * @description Part of the request that contains the invalid field.
         * @enum {string}
         */
        in?: "body" | "query" | "header";
        /** @description JSON Pointer to the field. */
        pointer: string;
        /** @description Description of the error, or the allowed values. */
        message: string;
      }[];
      /** @description Decision that the refused move tried to answer, with its question. */
      decision?: components["schemas"]["DecisionBrief"];
      /** @description Up to three legal moves that are most similar to the refused move. */
      nearest?: components["schemas"]["LabelledMove"][];
      /** @description Seconds to wait before you retry, as in the `Retry-After` header. */
      retryAfter?: number;
      /** @description Request id, which operators can look up in the server log. */
      requestId?: string;
    };
    Quarantine: {
      /**
       * Format: uuid
       * @description Game id.
       */
      game: string;
      /** @description Reason for the quarantine. */
      reason: string;
      /** @description Time of the quarantine (Unix ms). */
      at: number;
    };
    /** @description Conservative rating: the expected strength minus three times its uncertainty. The built-in bot `steady` has a strength of 25 by definition. */
    Rating: number | null;
    RetryResult: {
      /**
       * Format: uuid
       * @description Game id.
       */
      game: string;
      /** @description Why the game cannot continue; null if the game can continue. */
      failing: string | null;
    };
    RulesetId: string;
    SavedGame: {
      /** @description True if the host loaded the save although it could not be verified. The saved position may not come from a real game. */
      unverified: boolean;
      /** @description Seats at the time of the save. */
      seats: {
        /** @description Name; null for an empty seat or a deleted account. */
        name: string;
        /** @description Team or club of the seat; null if none. */
        plays: string | null;
        /** @description True if the player had left before the save, so the seat stays empty. */
        left: boolean;
      }[];
    };
    Season: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /** @description Name of the season. */
      name: string;
      /** @description Ruleset id. */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Name or hash of the content pack. Default: the ruleset's first pack. */
      contentPack: string;
      /** @description Game options as defined by the ruleset. */
      options: unknown;
      /** @description Number of seats; built-in bots play all seats but one. */
      seats: number;
      /**
       * @description Level of the built-in bots.
       * @constant
       */
      rival: "steady";
      /** @description Number of deals per entrant; a multiple of the number of seats. */
      deals: number;
      /** @description Time limit of each decision, in seconds. */
      decisionSeconds: number;
      /** @description Start of the season (Unix ms). */
      startsAt: number;
      /** @description Time of the reveal (Unix ms), when the seed and all games become public. */
      endsAt: number;
      /**
       * @description State of the season. The seed becomes public when the season is revealed or declared void.
       * @enum {string}
       */
      state: "announced" | "running" | "revealed" | "void";
      /** @description SHA-256 of the season's seed. */
      commitment: string;
      /** @description Seed of all deals; null until the reveal. */
      seed: string | null;
    };
    Seat: {
      /** @description Seat number, from 0; null if none. */
      seat: number;
      /**
       * @description Type of seat: `open`, `account`, `bot`, or `host` (the host plays several seats).
       * @enum {string}
       */
      kind: "open" | "account" | "bot" | "host";
      /**
       * Format: uuid
       * @description Account id; null for an empty seat or a deleted account.
       */
      account: string | null;
      /** @description Name; null for an empty seat or a deleted account. */
      name: string | null;
      /** @description False if the seat is reserved for a player who has not joined yet. */
      joined: boolean;
      /** @description The seat's choices when joining, such as a pawn, a club or a team. */
      choices: unknown;
      /** @description Level of the bot; null if none. */
      level: ("novice" | "steady" | "sharp" | "expert" | "master") | null;
      /** @description Rating of the account when the server last loaded this game; null if unknown, for example just after joining. */
      rating: components["schemas"]["SeatRating"] | null;
      /** @description Controller of the seat: `player` or `bot`; null before the start of the game. */
      controller: ("player" | "bot") | null;
      /** @description True if the seat has resigned. */
      resigned: boolean;
      /** @description End of the latest holiday; null if there was none. */
      holidayUntil: number | null;
      /** @description Version at which this account took over the seat; null for the first account. */
      since: number | null;
    };
    SeatRating: {
      /** @description Rating; null before the tenth rated game. */
      rating: components["schemas"]["Rating"];
      /** @description Number of rated games. */
      games: number;
      /** @description Expected strength. The built-in bot `steady` has a strength of 25. Web pages show this value multiplied by 60. */
      mean: number;
      /** @description Uncertainty of `mean`. */
      deviation: number;
      /** @description True while `deviation` is above 2.5. */
      provisional: boolean;
    };
    ServiceStatus: {
      /**
       * @description Service mode. `normal`: no restrictions. `drain`: no new games. `read-only`: no changes.
       * @enum {string}
       */
      mode: "normal" | "drain" | "read-only";
      /**
       * @description Clocks of timed games: `stand` (paused) or `run`.
       * @enum {string}
       */
      clocks: "run" | "stand";
      /** @description Message to players. */
      notice: string | null;
      /** @description Expected end of the mode (Unix ms). The mode does not end automatically. */
      until: number | null;
      /** @description Current notices, newest first. */
      notices: components["schemas"]["Notice"][];
    };
    /** @description Scene of the beat; `kind` determines its fields. */
    Show: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      kind: "note" | "end";
    } | {
      /**
       * @description Kind of object.
       * @constant
       */
      kind: "turn";
      /** @description Seat number, from 0; null if none. */
      seat: number;
    } | {
      /**
       * @description Kind of object.
       * @constant
       */
      kind: "dice";
      /** @description Seat number, from 0; null if none. */
      seat: number;
      /** @description Values of the dice, or indexes into `faces` if the dice have printed faces. */
      values: number[];
      /** @description Number of faces of a die, or the list of its printed faces. */
      faces: 6 | 12 | string[];
      /** @description Smallest total that succeeds. */
      needed?: number;
      /** @description Number added to the dice. */
      plus?: number;
      /** @description Total of the roll, including `plus`. */
      total?: number;
    } | {
      /**
       * @description Kind of object.
       * @constant
       */
      kind: "move";
      /** @description Seat number, from 0; null if none. */
      seat: number;
      /** @description Object on the board, such as `space:12`. */
      thing: string;
      /** @description Object on the board, such as `space:12`. */
      from: string;
      /** @description Object on the board, such as `space:12`. */
      to: string;
      /** @description Places that the object passes, excluding `from` and including `to`. */
      path: string[];
    } | {
      /**
       * @description Kind of object.
       * @constant
       */
      kind: "flip";
      /** @description Object on the board, such as `space:12`. */
      thing: string;
      /** @description Object on the board, such as `space:12`. */
      at: string | null;
      /** @description Face that becomes visible. */
      face: string;
      /**
       * @description Reason for the flip.
       * @enum {string}
       */
      tone: "capture" | "reveal";
    } | {
      /**
       * @description Kind of object.
       * @constant
       */
      kind: "card";
      /** @description Seat number, from 0; null if none. */
      seat: number;
      /** @description Deck of the card. */
      deck: string;
      /** @description Id of the card; null if it is hidden from you. */
      card: string | null;
      /** @description Display name. */
      title: string;
      /** @description Text of the card. */
      text: string;
      /** @description True if the card is hidden from you. */
      hidden: boolean;
    } | {
      /**
       * @description Kind of object.
       * @constant
       */
      kind: "money";
      /** @description Seat number, from 0; null if none. */
      seat: number;
      /** @description Other seat in the payment; absent for a payment to or from the bank. */
      to?: number;
      /** @description Money, fame and points, in this order. */
      amounts: components["schemas"]["BeatAmount"][];
      /** @description Reason for the payment. */
      reason: string;
    } | {
      /**
       * @description Kind of object.
       * @constant
       */
      kind: "match";
      /** @description Match id. */
      id: string;
      /**
       * @description Stage of the match.
       * @enum {string}
       */
      stage: "kick-off" | "dice" | "third" | "extra-time" | "shoot-out" | "result";
      /** @description Display name. */
      title: string;
      /** @description Seat, or the name of a team without a seat. */
      home: number | string;
      /** @description Seat, or the name of a team without a seat. */
      away: number | string;
      /** @description Home score and away score; null if none. */
      score: [
        number,
        number
      ] | null;
      /** @description Rolls of both sides for each part of the match. */
      parts?: {
        /** @description Name of the part of the match. */
        label: string;
        /** @description Roll of the home side; null if none. */
        home: {
          /** @description Value of each die: a number, or a printed face. */
          dice: (number | string)[];
          /** @description Number added to the dice. */
          plus: number;
          /** @description Total of the roll, including `plus`. */
          total: number;
        } | null;
        /** @description Roll of the away side; null if none. */
        away: {
          /** @description Value of each die: a number, or a printed face. */
          dice: (number | string)[];
          /** @description Number added to the dice. */
          plus: number;
          /** @description Total of the roll, including `plus`. */
          total: number;
        } | null;
      }[];
    } | {
      /**
       * @description Kind of object.
       * @constant
       */
      kind: "kick";
      /** @description Id of the match; `penalty` for a single kick. */
      id: string;
      /** @description Seat, or the name of a team without a seat. */
      home: number | string;
      /** @description Away side; null for a single kick. */
      away: (number | string) | null;
      /**
       * @description Side that takes the kick.
       * @enum {string}
       */
      side: "home" | "away";
      /** @description True if the kick is a goal. */
      scored: boolean;
      /** @description Home score and away score; null if none. */
      tally: [
        number,
        number
      ] | null;
    } | {
      /**
       * @description Kind of object.
       * @constant
       */
      kind: "score";
      /** @description Seat number, from 0; null if none. */
      seat: number;
      /** @description Home score and away score. */
      score: [
        number,
        number
      ];
      /** @description Number of goals so far. */
      goals: number;
    } | {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      kind: "award" | "title";
      /** @description Seat, or the name of a team without a seat. */
      side: number | string;
      /** @description Display name. */
      title: string;
      /**
       * @description `bad` for an injury or a red card.
       * @enum {string}
       */
      tone: "good" | "bad";
    } | {
      /**
       * @description Kind of object.
       * @constant
       */
      kind: "lot";
      /** @description Object on the board, such as `space:12`. */
      thing: string;
      /** @description Display name. */
      name: string;
      /** @description Highest bidder or buyer; null if none. */
      seat: number | null;
      /** @description Highest bid, or the minimum bid before the first bid. */
      price: components["schemas"]["BeatAmount"];
      /** @description Seats that have stopped bidding. */
      passed: number[];
      /** @description True if the seat has bought the lot. */
      sold: boolean;
    } | {
      /**
       * @description Kind of object.
       * @constant
       */
      kind: "table";
      /** @description Display name. */
      title: string;
      /** @description Table rows, such as results or places. */
      rows: {
        /** @description Both sides of a match, or the single side that the row is about. */
        sides: (number | string)[];
        /** @description Result of the match or of the single side, as text. */
        value: string;
      }[];
    } | {
      /**
       * @description Kind of object.
       * @constant
       */
      kind: "draw";
      /** @description Display name. */
      title: string;
      /** @description Home team and away team of each tie. */
      ties: [
        number | string,
        number | string
      ][];
    };
    Verification: {
      /** @description True if no problem was found. */
      ok: boolean;
      /** @description Number of stored rows. */
      rows: number;
      /** @description Hash of the log up to this version, to verify the log later. */
      head: string;
      /** @description True if the seed matches the commitment. */
      commitmentHolds: boolean;
      /** @description True if the hash chain is intact. */
      chainHolds: boolean;
      /** @description Where and why the hash chain breaks; null if the chain is intact. */
      broken: {
        /** @description Number of the stored row, from 0. */
        row: number;
        /** @description Number of events in the game. */
        version: number;
        /** @description Reason code. */
        reason: string;
      } | null;
      /** @description Result of comparing the receipt with the stored log; null if no receipt was sent. */
      receipt: components["schemas"]["CheckedReceipt"] | null;
      /**
       * @description Verdict: `proved`, `refuted`, or `unproved` if the log could not be fully checked.
       * @enum {string}
       */
      verdict: "proved" | "unproved" | "refuted";
      /** @description Number of commits checked. */
      commits: number;
      /** @description Events in order. */
      events: number;
      /** @description Number of commits whose events were applied without re-executing the cause. */
      foldedOnly: number;
      /** @description Number of events before the fork that could not be verified, because the seed of the original game is still secret. */
      unverified: number;
      /** @description True if the game has ended. */
      over: boolean;
      /**
       * @description Data protected by the hashes: the rows alone, or the rows and the game setup.
       * @enum {string}
       */
      covers: "rows" | "table";
      /** @description Stored values that differ from the log. */
      mismatches: string[];
      /** @description Signer of the file from which the game was imported; null if not imported. */
      signer: {
        /** @description Thumbprint of the signing key; null if the file is unsigned or its signer was not stored. */
        kid: string | null;
        /** @description True if the key belongs to this service or is now trusted. */
        known: boolean;
      } | null;
      /** @description Seats whose original player can no longer be identified. */
      unknownHolders: number[];
      /** @description First commit whose re-execution gives a different result; null if none. */
      difference: {
        /** @description Number of the commit, from 0. */
        commit: number;
        /** @description Number of events in the game. */
        version: number;
        /** @description Reason code. */
        reason: string;
        /** @description Expected value. */
        expected: unknown;
        /** @description Stored value. */
        stored: unknown;
      } | null;
    };
    WebhookDelivery: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /** @description Message id, which is the same for every attempt and resend. */
      message: string;
      /**
       * @description Type of the message.
       * @enum {string}
       */
      type: "turn.opened" | "game.invited" | "game.started" | "game.over" | "game.stalled" | "webhook.test";
      /**
       * Format: uuid
       * @description Game id.
       */
      game: string | null;
      /** @description Number of events in the game. */
      version: number | null;
      /** @description Result of the delivery; null while it is pending. */
      outcome: ("delivered" | "given-up" | "gone" | "off" | "banned") | null;
      /** @description Time of the next attempt (Unix ms); null if none. */
      nextTryAt: number | null;
      /** @description Attempts and their results. */
      tries: components["schemas"]["DeliveryAttempt"][];
    };
  };
  responses: {
    /** @description `invalid-input` */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `invalid-input`, `malformed-json`, `malformed-request` */
    BadRequestBody: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `invalid-cursor`, `invalid-input` */
    BadRequestInvalidCursor: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `invalid-input`, `invalid-version` */
    BadRequestInvalidVersion: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `body-too-large` */
    BodyTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `history-rewound` */
    ConflictGame: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `game-cancelled`, `game-not-started`, `history-rewound` */
    ConflictGameGameCancelledOrGameNotStarted: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `history-rewound`, `last-owner` */
    ConflictGameLastOwner: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `history-rewound`, `moved-on` */
    ConflictGameMovedOn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `history-rewound`, `season-closed` */
    ConflictGameSeasonClosed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `last-owner` */
    ConflictLastOwner: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `sign-in-expired` */
    ConflictSignInExpired: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `internal-error` */
    Failed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `game-unreadable`, `internal-error` */
    FailedGame: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `account-banned`, `look-needed`, `own-game`, `scope-missing`, `season-sealed` */
    NotAllowedGameLookNeededOrOwnGameOrScopeMissing: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `account-banned`, `own-game`, `scope-missing`, `season-sealed` */
    NotAllowedGameOwnGameOrScopeMissing: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `account-banned`, `scope-missing`, `season-sealed` */
    NotAllowedGameScopeMissing: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `account-banned`, `scope-missing` */
    NotAllowedScopeMissing: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `account-banned`, `scope-missing`, `webhooks-off` */
    NotAllowedScopeMissingOrWebhooksOff: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `account-banned`, `session-missing` */
    NotAllowedSessionMissing: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `account-unknown` */
    NotFoundAccountUnknown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `game-unknown` */
    NotFoundGameUnknown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `game-unknown`, `seat-unknown` */
    NotFoundGameUnknownOrSeatUnknown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `job-unknown` */
    NotFoundJobUnknown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `not-found` */
    NotFoundNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `pack-unknown` */
    NotFoundPackUnknown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `passkey-unknown` */
    NotFoundPasskeyUnknown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `season-unknown` */
    NotFoundSeasonUnknown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `token-unknown` */
    NotFoundTokenUnknown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `webhook-unknown` */
    NotFoundWebhookUnknown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `token-audience`, `token-invalid`, `token-missing` */
    NotSignedInCaller: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `idempotency-mismatch` */
    Refused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `confirm-differs`, `idempotency-mismatch` */
    RefusedConfirmDiffers: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `passkey-invalid`, `passkeys-unavailable` */
    RefusedPasskeyInvalidOrPasskeysUnavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `passkeys-unavailable` */
    RefusedPasskeysUnavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `shutting-down` */
    Stopping: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `too-many-connections` */
    TooManyConnections: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `rate-limited`, `too-many-connections` */
    TooManyRequests: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `rate-limited`, `too-many-connections`, `too-many-streams` */
    TooManyRequestsTooManyStreams: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `database-unavailable`, `shutting-down` */
    Unavailable: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `database-unavailable`, `identity-provider-unavailable`, `shutting-down` */
    UnavailableCaller: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `busy`, `database-unavailable`, `identity-provider-unavailable`, `shutting-down` */
    UnavailableCallerBusy: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `busy`, `database-unavailable`, `identity-provider-unavailable`, `read-only`, `shutting-down` */
    UnavailableCallerBusyOrReadOnly: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `database-unavailable`, `identity-provider-unavailable`, `read-only`, `shutting-down` */
    UnavailableCallerReadOnly: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `database-unavailable`, `game-from-newer-version`, `identity-provider-unavailable`, `ruleset-not-loaded`, `shutting-down` */
    UnavailableGameCaller: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `busy`, `database-unavailable`, `game-from-newer-version`, `identity-provider-unavailable`, `ruleset-not-loaded`, `shutting-down` */
    UnavailableGameCallerBusy: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `busy`, `database-unavailable`, `game-from-newer-version`, `identity-provider-unavailable`, `read-only`, `ruleset-not-loaded`, `shutting-down` */
    UnavailableGameCallerBusyOrReadOnly: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `unsupported-media-type` */
    WrongMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
  };
  parameters: {
    /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
    "Idempotency-Key": string;
    /** @description Account id; null for an empty seat or a deleted account. */
    account: string;
    /** @description Account id */
    accountId: string;
    /** @description Name of the operation, such as `account.ban`. */
    action: string;
    /** @description Version or cursor to continue after. */
    after: string;
    /** @description Type of entries to return: changes or views. Default: both. */
    class: "changes" | "views";
    /** @description True to preview the operation without executing it. */
    dryRun: boolean;
    /** @description Return only entries at or after this time (Unix ms). */
    from: number;
    /** @description Id of the game affected by the operation. */
    game: string;
    /** @description Game id */
    gameId: string;
    /** @description Name of a guide */
    guideId: string;
    /** @description Job id */
    jobId: string;
    /** @description Maximum number of items on a page. */
    limit: number;
    /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
    note: string;
    /** @description `done`, `failed` after an error, or `unknown` if no outcome was recorded. */
    outcome: "done" | "failed" | "unknown";
    /** @description Hash or name of a content pack. The name of an account pack is `account/id`, with the slash as `%2F` */
    packId: string;
    /** @description Name of a page */
    pageId: string;
    /** @description Reason code. */
    reason: "complaint" | "suspected-cheating" | "fault" | "legal" | "player-asked";
    /** @description Ruleset id. */
    ruleset: components["schemas"]["RulesetId"];
    /** @description Id of a sealed season */
    seasonId: string;
    /** @description Seat number, from 0 */
    seatId: number;
    /** @description Id of an account, a token or a pack. */
    subject: string;
    /** @description Return only entries before this time (Unix ms). */
    until: number;
    /** @description Version or cursor to continue after. */
    versionAfter: number;
    /** @description Webhook id */
    webhookId: string;
  };
  requestBodies: never;
  headers: {
    /** @description Seconds to wait */
    RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  consoleWays: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The available sign-in methods */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "provider": true,
           *       "token": false,
           *       "isFirst": false
           *     }
           */
          "application/json": {
            /** @description True if operators sign in through an identity provider. */
            provider: boolean;
            /** @description True if you can sign in with a token. */
            token: boolean;
            /** @description True until an owner can sign in without a token. */
            isFirst: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Unavailable"];
    };
  };
  showConsoleSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The operator */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "account": {
           *         "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *         "name": "Ada",
           *         "kind": "agent",
           *         "createdAt": 1795280400000
           *       },
           *       "role": "owner",
           *       "idleSeconds": 1800,
           *       "needsPasskey": false
           *     }
           */
          "application/json": {
            /** @description Account id; null for an empty seat or a deleted account. */
            account: components["schemas"]["Account"];
            /**
             * @description Operator role; null if none.
             * @enum {string}
             */
            role: "support" | "operator" | "owner";
            /** @description Seconds of inactivity until the operator is signed out. */
            idleSeconds: number;
            /** @description True if the operator must still add a passkey. */
            needsPasskey: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedSessionMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  openConsoleSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "tl_Zm9vdGJhbGwtYm9hcmQtZ2FtZXMtYXJlLWZ1bi1zb21l"
         *     }
         */
        "application/json": {
          /** @description Token of your account: `tl_…`. */
          token: string;
        };
      };
    };
    responses: {
      /** @description The signed-in operator. The response sets the session cookie */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "account": {
           *         "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *         "name": "Ada",
           *         "kind": "agent",
           *         "createdAt": 1795280400000
           *       }
           *     }
           */
          "application/json": {
            /** @description Account id; null for an empty seat or a deleted account. */
            account: components["schemas"]["Account"];
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      /** @description `account-banned`, `scope-missing`, `session-missing`, `token-for-programs` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      404: components["responses"]["NotFoundTokenUnknown"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Unavailable"];
    };
  };
  closeConsoleSession: {
    parameters: {
      query?: {
        /** @description True to sign out all your browsers. */
        everywhere?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The operator is signed out */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedSessionMissing"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  consolePasskeyOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The options */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "publicKey": {
           *         "challenge": "MTc2NDE5NDA0MDAwMC5aMjl2WkMxc2RXTnI",
           *         "rpId": "touchline.example.com"
           *       }
           *     }
           */
          "application/json": {
            /** @description Options for `navigator.credentials`, as JSON. */
            publicKey: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["RefusedPasskeysUnavailable"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Unavailable"];
    };
  };
  signInToConsole: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "credential": {
         *         "id": "Zm9vdGJhbGw",
         *         "rawId": "Zm9vdGJhbGw",
         *         "type": "public-key",
         *         "response": {
         *           "clientDataJSON": "e30"
         *         },
         *         "clientExtensionResults": {}
         *       }
         *     }
         */
        "application/json": {
          /** @description Passkey response, as JSON. */
          credential: {
            /** @description Permanent id. */
            id: string;
            /** @description Response from the browser's authenticator. */
            response: {
              [key: string]: unknown;
            };
          } & {
            [key: string]: unknown;
          };
        };
      };
    };
    responses: {
      /** @description The signed-in operator. The response sets the session cookie */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "account": {
           *         "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *         "name": "Ada",
           *         "kind": "agent",
           *         "createdAt": 1795280400000
           *       }
           *     }
           */
          "application/json": {
            /** @description Account id; null for an empty seat or a deleted account. */
            account: components["schemas"]["Account"];
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      /** @description `account-banned`, `scope-missing`, `session-missing` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      404: components["responses"]["NotFoundPasskeyUnknown"];
      409: components["responses"]["ConflictSignInExpired"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["RefusedPasskeyInvalidOrPasskeysUnavailable"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Unavailable"];
    };
  };
  createConsolePasskeyOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The options */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "publicKey": {
           *         "challenge": "MTc2NDE5NDA0MDAwMC5aMjl2WkMxc2RXTnI",
           *         "rp": {
           *           "id": "touchline.example.com",
           *           "name": "Touchline"
           *         },
           *         "user": {
           *           "id": "Zm9vdGJhbGw",
           *           "name": "Ada",
           *           "displayName": "Ada"
           *         },
           *         "pubKeyCredParams": [
           *           {
           *             "type": "public-key",
           *             "alg": -7
           *           }
           *         ]
           *       }
           *     }
           */
          "application/json": {
            /** @description Options for `navigator.credentials`, as JSON. */
            publicKey: {
              [key: string]: unknown;
            };
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedSessionMissing"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["RefusedPasskeysUnavailable"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  listConsolePasskeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your passkeys for the console */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf",
           *         "label": "Chrome on Android",
           *         "createdAt": 1795280400000,
           *         "usedAt": null
           *       }
           *     ]
           */
          "application/json": components["schemas"]["Passkey"][];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      /** @description `account-banned` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  addConsolePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "credential": {
         *         "id": "Zm9vdGJhbGw",
         *         "rawId": "Zm9vdGJhbGw",
         *         "type": "public-key",
         *         "response": {
         *           "clientDataJSON": "e30"
         *         },
         *         "clientExtensionResults": {}
         *       }
         *     }
         */
        "application/json": {
          /** @description The created credential, as JSON. */
          credential: {
            /** @description Permanent id. */
            id: string;
            /** @description Response from the browser's authenticator. */
            response: {
              [key: string]: unknown;
            };
          } & {
            [key: string]: unknown;
          };
        };
      };
    };
    responses: {
      /** @description The passkey */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf",
           *       "label": "Chrome on Android",
           *       "createdAt": 1795280400000,
           *       "usedAt": null
           *     }
           */
          "application/json": components["schemas"]["Passkey"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedSessionMissing"];
      /** @description `sign-in-expired`, `too-many-passkeys` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["RefusedPasskeyInvalidOrPasskeysUnavailable"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  removeConsolePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Passkey id */
        passkey: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The passkey is deleted */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedSessionMissing"];
      404: components["responses"]["NotFoundPasskeyUnknown"];
      409: components["responses"]["ConflictLastOwner"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  startOidc: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Redirect to another URL */
      302: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFoundNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  finishOidc: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Redirect to another URL */
      302: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundNotFound"];
      409: components["responses"]["ConflictSignInExpired"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  adminOperations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "name": "game.end-look",
           *         "summary": "End your hidden-state session",
           *         "description": null,
           *         "role": "operator",
           *         "method": "DELETE",
           *         "path": "/v1/admin/games/{game}/hidden-state",
           *         "field": "adminCloseHiddenState",
           *         "subject": "game",
           *         "input": {
           *           "type": "object",
           *           "properties": {},
           *           "additionalProperties": false
           *         },
           *         "reasons": null,
           *         "confirmation": null,
           *         "needsHiddenState": false,
           *         "file": null,
           *         "hasPreview": false
           *       }
           *     ]
           */
          "application/json": components["schemas"]["AdminOperation"][];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  adminAudit: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["after"];
        /** @description Maximum number of items on a page. */
        limit?: components["parameters"]["limit"];
        /** @description Type of entries to return: changes or views. Default: both. */
        class?: components["parameters"]["class"];
        /** @description Account id of the operator. */
        account?: string;
        /** @description Name of the operation, such as `account.ban`. */
        action?: components["parameters"]["action"];
        /** @description `done`, `failed` after an error, or `unknown` if no outcome was recorded. */
        outcome?: components["parameters"]["outcome"];
        /** @description Id of the game affected by the operation. */
        game?: components["parameters"]["game"];
        /** @description Id of an account, a token or a pack. */
        subject?: components["parameters"]["subject"];
        /** @description Return only entries at or after this time (Unix ms). */
        from?: components["parameters"]["from"];
        /** @description Return only entries before this time (Unix ms). */
        until?: components["parameters"]["until"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          /** @description URL of the next page; absent on the last page */
          link?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf",
           *           "at": 1795280460000,
           *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "accountName": "Ada",
           *           "role": "operator",
           *           "token": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf",
           *           "action": "game.look",
           *           "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *           "subject": null,
           *           "running": true,
           *           "reason": "complaint",
           *           "note": "A player reported a stuck game.",
           *           "outcome": "done",
           *           "detail": {
           *             "caseRef": "T-1042"
           *           }
           *         }
           *       ],
           *       "next": null
           *     }
           */
          "application/json": {
            /** @description Items on this page. */
            items: components["schemas"]["AuditEntry"][];
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
          };
        };
      };
      400: components["responses"]["BadRequestInvalidCursor"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  adminAuditFile: {
    parameters: {
      query?: {
        /** @description Format of the file. */
        format?: "csv" | "ndjson";
        /** @description Type of entries to return: changes or views. Default: both. */
        class?: components["parameters"]["class"];
        /** @description Account id of the operator. */
        account?: string;
        /** @description Name of the operation, such as `account.ban`. */
        action?: components["parameters"]["action"];
        /** @description `done`, `failed` after an error, or `unknown` if no outcome was recorded. */
        outcome?: components["parameters"]["outcome"];
        /** @description Id of the game affected by the operation. */
        game?: components["parameters"]["game"];
        /** @description Id of an account, a token or a pack. */
        subject?: components["parameters"]["subject"];
        /** @description Return only entries at or after this time (Unix ms). */
        from?: components["parameters"]["from"];
        /** @description Return only entries before this time (Unix ms). */
        until?: components["parameters"]["until"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, with one line per entry */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example at,account,accountName,role,… */
          "text/csv; charset=utf-8": string;
          "application/x-ndjson; charset=utf-8": string;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequestsTooManyStreams"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  adminHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Health"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  adminConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "variables": [
           *         {
           *           "name": "PORT",
           *           "value": "8080",
           *           "source": "environment",
           *           "secret": false,
           *           "meaning": "port to listen on; 0: any free one"
           *         }
           *       ]
           *     }
           */
          "application/json": components["schemas"]["Config"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  adminRecordBackup: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "dump"
         *     }
         */
        "application/json": {
          /**
           * @description `dump` or `base` for a backup; `restore` for a verified restored copy.
           * @enum {string}
           */
          kind: "dump" | "base" | "restore";
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "act": "account.role",
           *       "confirm": "Grace",
           *       "changes": {
           *         "role": null
           *       }
           *     }
           */
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      409: components["responses"]["ConflictGame"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusy"];
    };
  };
  adminGames: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["after"];
        /** @description Maximum number of items on a page. */
        limit?: components["parameters"]["limit"];
        /** @description `open` (waiting for players), `running`, `over`, or `cancelled` before the start. */
        status?: "open" | "running" | "over" | "cancelled";
        /** @description Ruleset id. */
        ruleset?: components["parameters"]["ruleset"];
        /** @description Account of a player or the host. */
        account?: string;
        /** @description Hash of the content pack in use. */
        pack?: string;
        /** @description True to include forks of games. */
        forks?: boolean;
        /** @description Prefix of the game id. */
        idBegins?: string;
        /** @description Return only games created at or after this time (Unix ms). */
        from?: number;
        /** @description Return only games created before this time (Unix ms). */
        until?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          /** @description URL of the next page; absent on the last page */
          link?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *           "ruleset": "goalscorer",
           *           "status": "running",
           *           "visibility": "public",
           *           "host": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "contentPack": "0981d332b9d70f469a9108206d085f979cba3c5a2cbbcf38cc4bf9270e7d4ec3",
           *           "options": {
           *             "rows": 10,
           *             "turnLimit": 20,
           *             "formation": "four-four-two",
           *             "goalkeeperCapturable": true,
           *             "offsideMayRevealSubstitute": false,
           *             "revealReplacedCounter": false,
           *             "decisionTimeLimitSeconds": null
           *           },
           *           "decisionSeconds": null,
           *           "absence": "wait",
           *           "absenceLevel": "steady",
           *           "hints": true,
           *           "rated": false,
           *           "undo": false,
           *           "bank": null,
           *           "holidays": false,
           *           "saved": null,
           *           "rematchOf": null,
           *           "createdAt": 1795280400000,
           *           "startedAt": 1795280400000,
           *           "endedAt": null,
           *           "archivedAt": null,
           *           "ended": null,
           *           "origin": null,
           *           "seats": [
           *             {
           *               "seat": 0,
           *               "kind": "account",
           *               "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *               "name": "Ada",
           *               "level": null,
           *               "joined": true,
           *               "choices": {},
           *               "rating": {
           *                 "rating": 18.21,
           *                 "games": 34,
           *                 "mean": 21.6,
           *                 "deviation": 1.13,
           *                 "provisional": false
           *               },
           *               "holidayUntil": null,
           *               "since": null
           *             },
           *             {
           *               "seat": 1,
           *               "kind": "bot",
           *               "account": null,
           *               "name": "Libero",
           *               "level": "sharp",
           *               "joined": true,
           *               "choices": {},
           *               "rating": null,
           *               "holidayUntil": null,
           *               "since": null
           *             }
           *           ],
           *           "seat": null,
           *           "version": 4,
           *           "awaits": [
           *             0
           *           ],
           *           "outcome": null
           *         }
           *       ],
           *       "next": null,
           *       "searchedTo": null
           *     }
           */
          "application/json": components["schemas"]["FoundGames"];
        };
      };
      400: components["responses"]["BadRequestInvalidCursor"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  adminGame: {
    parameters: {
      query?: {
        /** @description Version or cursor of the state. Default: the current version. */
        at?: number | string;
        /** @description Cursor of your last view. The response then includes the `beats` since this cursor. */
        since?: number | string;
        /** @description The view as text for people and language models. */
        text?: boolean;
        /** @description Seat whose view is returned, if you play several seats of a fork. */
        as?: number;
        /** @description Reason code. */
        reason?: components["parameters"]["reason"];
        /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
        note?: components["parameters"]["note"];
      };
      header?: never;
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Observation"];
        };
      };
      400: components["responses"]["BadRequestInvalidVersion"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGame"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusy"];
    };
  };
  adminLog: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["versionAfter"];
        /** @description Maximum number of items on a page. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          /** @description URL of the next page; absent on the last page */
          link?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "version": 5,
           *           "at": 1795280402000,
           *           "rules": 1,
           *           "drawn": 16,
           *           "cause": {
           *             "kind": "move",
           *             "seat": 0,
           *             "decisionId": "4-0-0",
           *             "move": {
           *               "type": "move-youth",
           *               "counter": "home-y6",
           *               "to": "d4"
           *             }
           *           },
           *           "events": [
           *             {
           *               "type": "youth.moved",
           *               "seat": 0,
           *               "counter": "home-y6",
           *               "from": "c3",
           *               "to": "d4"
           *             }
           *           ],
           *           "head": "b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7"
           *         }
           *       ],
           *       "next": null,
           *       "version": 5
           *     }
           */
          "application/json": components["schemas"]["AdminLog"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameLookNeededOrOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameGameCancelledOrGameNotStarted"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCaller"];
    };
  };
  adminState: {
    parameters: {
      query?: {
        /** @description Version of the state. Default: the current version. */
        at?: number;
      };
      header?: never;
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminState"];
        };
      };
      400: components["responses"]["BadRequestInvalidVersion"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameLookNeededOrOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameGameCancelledOrGameNotStarted"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCaller"];
    };
  };
  adminRows: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["versionAfter"];
        /** @description Maximum number of items on a page. */
        limit?: components["parameters"]["limit"];
      };
      header?: never;
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          /** @description URL of the next page; absent on the last page */
          link?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "firstVersion": 4,
           *           "lastVersion": 5,
           *           "at": 1795280402000,
           *           "head": "b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7",
           *           "wakeAt": 1795280462000,
           *           "packed": "[{\"at\":1795280402000}]"
           *         }
           *       ],
           *       "next": null
           *     }
           */
          "application/json": {
            /** @description Items on this page. */
            items: {
              /** @description Version before the first event of the commit. */
              firstVersion: number;
              /** @description Version after the last event of the commit. */
              lastVersion: number;
              /** @description Time (Unix ms) by the database clock. */
              at: number;
              /** @description Hash of the log up to this version, to verify the log later. */
              head: string;
              /** @description Time of the game's next scheduled wake-up (Unix ms); null if none. */
              wakeAt: number | null;
              /** @description Stored text that the hash covers. */
              packed: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            next: number | null;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameLookNeededOrOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameGameCancelledOrGameNotStarted"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCaller"];
    };
  };
  adminVerify: {
    parameters: {
      query?: {
        /** @description Hash of the log up to this version, to verify the log later. */
        head?: string;
        /** @description Number of events in the game. */
        version?: number;
      };
      header?: never;
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "rows": 61,
           *       "head": "b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7",
           *       "commitmentHolds": true,
           *       "chainHolds": true,
           *       "broken": null,
           *       "receipt": {
           *         "head": "b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7",
           *         "version": 5,
           *         "row": 4,
           *         "reason": null
           *       },
           *       "verdict": "proved",
           *       "commits": 64,
           *       "events": 212,
           *       "foldedOnly": 0,
           *       "unverified": 0,
           *       "over": true,
           *       "covers": "table",
           *       "mismatches": [],
           *       "signer": null,
           *       "unknownHolders": [],
           *       "difference": null
           *     }
           */
          "application/json": components["schemas"]["Verification"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameGameCancelledOrGameNotStarted"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      /** @description `database-unavailable`, `game-from-newer-version`, `identity-provider-unavailable`, `ruleset-not-loaded`, `shutting-down`, `timed-out` */
      503: {
        headers: {
          "retry-after": components["headers"]["RetryAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  adminRefusals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "moves": 64,
           *       "refused": 1,
           *       "items": [
           *         {
           *           "at": 1795280400000,
           *           "seat": 0,
           *           "code": "not-enough-cash",
           *           "clause": "GS-R12",
           *           "question": "transfer",
           *           "move": "place-bid"
           *         }
           *       ]
           *     }
           */
          "application/json": components["schemas"]["GameRefusals"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGame"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusy"];
    };
  };
  adminFailingGames: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "aside": [],
           *       "count": 1,
           *       "items": [
           *         {
           *           "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *           "reason": "game-unreadable: the log breaks after version 4",
           *           "since": 1795280400000,
           *           "tries": 3,
           *           "nextTryAt": 1795280610000
           *         }
           *       ]
           *     }
           */
          "application/json": {
            /** @description Number of legal moves; 9007199254740991 means that many or more. */
            count: number;
            /** @description Items on this page. */
            items: {
              /**
               * Format: uuid
               * @description Game id.
               */
              game: string;
              /** @description Reason code. */
              reason: string;
              /** @description Start time (Unix ms). */
              since: number;
              /** @description Number of delivery attempts. */
              tries: number;
              /** @description Time of the next attempt (Unix ms). */
              nextTryAt: number;
            }[];
            /** @description Quarantined games, newest first. */
            aside: components["schemas"]["Quarantine"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  adminCancelGame: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "cheating",
         *       "confirm": "f2a4e6d3"
         *     }
         */
        "application/json": {
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "abandoned" | "players-asked" | "cheating" | "abuse" | "fault" | "maintenance" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Confirmation text that the operation requires. */
          confirm: string;
          /** @description Last version that you have seen. If the game has a later version, the request is rejected. */
          ifVersion?: number;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *       "version": 5,
           *       "head": "b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7",
           *       "paused": null,
           *       "ended": {
           *         "at": 1795280401500,
           *         "by": "operator",
           *         "reason": "cheating"
           *       }
           *     }
           */
          "application/json": components["schemas"]["GameChange"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      /** @description `game-cancelled`, `game-not-started`, `game-over`, `history-rewound`, `moved-on`, `not-abandoned` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["RefusedConfirmDiffers"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminPauseGame: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "dispute"
         *     }
         */
        "application/json": {
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "incident" | "maintenance" | "dispute" | "players-asked";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Last version that you have seen. If the game has a later version, the request is rejected. */
          ifVersion?: number;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GameChange"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      /** @description `game-cancelled`, `game-not-started`, `game-over`, `game-paused`, `history-rewound`, `moved-on` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminResumeGame: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "players-asked"
         *     }
         */
        "application/json": {
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "resolved" | "players-asked" | "fault" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Last version that you have seen. If the game has a later version, the request is rejected. */
          ifVersion?: number;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GameChange"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      /** @description `game-cancelled`, `game-not-paused`, `game-not-started`, `game-over`, `history-rewound`, `moved-on` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminExtendDeadline: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
        /** @description Seat number, from 0 */
        seat: components["parameters"]["seatId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "players-asked",
         *       "decisionId": "4-1-0",
         *       "seconds": 3600
         *     }
         */
        "application/json": {
          /** @description Decision to extend. Default: the seat's decision with the earliest deadline. */
          decisionId?: string;
          /** @description Number of seconds. */
          seconds: number;
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "players-asked" | "fault" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Last version that you have seen. If the game has a later version, the request is rejected. */
          ifVersion?: number;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GameChange"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      /** @description `account-banned`, `not-your-decision`, `own-game`, `scope-missing`, `season-sealed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      404: components["responses"]["NotFoundGameUnknownOrSeatUnknown"];
      /** @description `decision-closed`, `game-cancelled`, `game-not-started`, `game-over`, `history-rewound`, `moved-on`, `no-deadline` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminHandOver: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
        /** @description Seat number, from 0 */
        seat: components["parameters"]["seatId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "abandoned",
         *       "to": "bot"
         *     }
         */
        "application/json": {
          /**
           * @description Version after the last event.
           * @enum {string}
           */
          to: "player" | "bot";
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "players-asked" | "abandoned" | "abuse" | "fault" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Last version that you have seen. If the game has a later version, the request is rejected. */
          ifVersion?: number;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GameChange"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknownOrSeatUnknown"];
      /** @description `game-cancelled`, `game-not-started`, `game-over`, `history-rewound`, `moved-on`, `seat-already-handed-over`, `seat-resigned` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminForkGame: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "fault",
         *       "at": 4,
         *       "seats": [
         *         {
         *           "kind": "me"
         *         },
         *         {
         *           "kind": "bot"
         *         }
         *       ]
         *     }
         */
        "application/json": {
          /** @description Version from which the fork continues. */
          at: number;
          /** @description Player of each seat, in order. If several seats are `me`, you play and see all of them, and the other seats must be bots. */
          seats: ({
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "me";
          } | {
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "bot";
            /**
             * @description Bot level: one of the ruleset's `levels`. Default: `steady`.
             * @enum {string}
             */
            level?: "novice" | "steady" | "sharp" | "expert" | "master";
          } | {
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "account";
            /**
             * Format: uuid
             * @description Account id; null for an empty seat or a deleted account.
             */
            account: string;
          })[];
          /**
           * @description Time limit for a normal decision in the fork, in seconds; null for no limit.
           * @default null
           */
          decisionSeconds?: number | null;
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "complaint" | "players-asked" | "fault" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Last version that you have seen. If the game has a later version, the request is rejected. */
          ifVersion?: number;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Created"];
        };
      };
      /** @description `invalid-input`, `invalid-version`, `malformed-json`, `malformed-request` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameLookNeededOrOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      /** @description `game-cancelled`, `game-not-started`, `game-over`, `history-rewound`, `moved-on`, `too-many-games` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      /** @description `fork-is-private`, `idempotency-mismatch`, `unknown-level` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `rate-limited`, `too-many-connections`, `too-many-thinking-games` */
      429: {
        headers: {
          "retry-after": components["headers"]["RetryAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      500: components["responses"]["FailedGame"];
      /** @description `busy`, `database-unavailable`, `game-from-newer-version`, `identity-provider-unavailable`, `no-new-games`, `read-only`, `ruleset-not-loaded`, `shutting-down` */
      503: {
        headers: {
          "retry-after": components["headers"]["RetryAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  adminOpenHiddenState: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "complaint",
         *       "confirm": "f2a4e6d3"
         *     }
         */
        "application/json": {
          /** @description Case number in your own system. */
          caseRef?: string;
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "complaint" | "suspected-cheating" | "fault" | "legal" | "player-asked";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Confirmation text that the operation requires. */
          confirm: string;
          /** @description Last version that you have seen. If the game has a later version, the request is rejected. */
          ifVersion?: number;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf",
           *       "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *       "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *       "caseRef": "T-1042",
           *       "role": "operator",
           *       "reason": "complaint",
           *       "at": 1795280400000,
           *       "until": 1795281300000,
           *       "endedAt": null,
           *       "versions": null
           *     }
           */
          "application/json": components["schemas"]["HiddenStateSession"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      /** @description `game-cancelled`, `game-not-started`, `game-over`, `history-rewound`, `moved-on` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["RefusedConfirmDiffers"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusy"];
    };
  };
  adminCloseHiddenState: {
    parameters: {
      query?: {
        /** @description Last version that you have seen. If the game has a later version, the request is rejected. */
        ifVersion?: number;
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: never;
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameLookNeededOrOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameMovedOn"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCaller"];
    };
  };
  adminHiddenStateSessions: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["after"];
        /** @description Maximum number of items on a page. */
        limit?: components["parameters"]["limit"];
        /** @description Game id. */
        game?: string;
        /** @description Account id; null for an empty seat or a deleted account. */
        account?: components["parameters"]["account"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          /** @description URL of the next page; absent on the last page */
          link?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf",
           *           "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "caseRef": "T-1042",
           *           "role": "operator",
           *           "reason": "complaint",
           *           "at": 1795280400000,
           *           "until": 1795281300000,
           *           "endedAt": null,
           *           "versions": null
           *         }
           *       ],
           *       "next": null
           *     }
           */
          "application/json": {
            /** @description Items on this page. */
            items: components["schemas"]["HiddenStateSession"][];
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
          };
        };
      };
      400: components["responses"]["BadRequestInvalidCursor"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  adminTokens: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["after"];
        /** @description Maximum number of items on a page. */
        limit?: components["parameters"]["limit"];
        /** @description Account id; null for an empty seat or a deleted account. */
        account?: components["parameters"]["account"];
        /** @description Reason code. */
        reason?: components["parameters"]["reason"];
        /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
        note?: components["parameters"]["note"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          /** @description URL of the next page; absent on the last page */
          link?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf",
           *           "kind": "token",
           *           "label": "spectator on the wall",
           *           "scopes": [
           *             "read"
           *           ],
           *           "createdAt": 1795280400000,
           *           "expiresAt": 1795366800000,
           *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "accountName": "Ada",
           *           "revokedAt": null
           *         }
           *       ],
           *       "next": null
           *     }
           */
          "application/json": {
            /** @description Items on this page. */
            items: components["schemas"]["AdminToken"][];
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
          };
        };
      };
      400: components["responses"]["BadRequestInvalidCursor"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  adminCreateToken: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "joins",
         *       "name": "Grace",
         *       "label": "on call",
         *       "scopes": [
         *         "operator"
         *       ]
         *     }
         */
        "application/json": {
          /**
           * Format: uuid
           * @description Account id; null for an empty seat or a deleted account.
           */
          account?: string;
          /**
           * @description Name; null for an empty seat or a deleted account.
           * @default operator
           */
          name?: string;
          /**
           * @description Display name.
           * @default operator
           */
          label?: string;
          /**
           * @description Scopes of the token.
           * @default [
           *       "operator",
           *       "read"
           *     ]
           */
          scopes?: ("play" | "read" | "support" | "operator" | "owner")[];
          /**
           * @description Lifetime of the token. Default: the longest allowed lifetime.
           * @default 2592000
           */
          expiresInSeconds?: number | null;
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "joins" | "rotation" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf",
           *       "kind": "token",
           *       "label": "spectator on the wall",
           *       "scopes": [
           *         "read"
           *       ],
           *       "createdAt": 1795280400000,
           *       "expiresAt": 1795366800000,
           *       "secret": "tl_Zm9vdGJhbGwtYm9hcmQtZ2FtZXMtYXJlLWZ1bi1zb21l"
           *     }
           */
          "application/json": components["schemas"]["NewToken"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundAccountUnknown"];
      /** @description `above-role` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  adminRevokeToken: {
    parameters: {
      query?: {
        /** @description Reason code. */
        reason?: "leaves" | "leaked" | "unused" | "abuse" | "rotation" | "other";
        /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
        note?: components["parameters"]["note"];
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: never;
      path: {
        /** @description Id of the token (not its secret) */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundTokenUnknown"];
      409: components["responses"]["ConflictLastOwner"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  adminGiveRole: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Account id */
        account: components["parameters"]["accountId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "joins",
         *       "confirm": "Grace",
         *       "role": "support"
         *     }
         */
        "application/json": {
          /** @description Operator role; null if none. */
          role: ("support" | "operator" | "owner") | null;
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "joins" | "leaves" | "abuse" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Confirmation text that the operation requires. */
          confirm: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "role": "support"
           *     }
           */
          "application/json": {
            /** @description Operator role; null if none. */
            role: ("support" | "operator" | "owner") | null;
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundAccountUnknown"];
      409: components["responses"]["ConflictGameLastOwner"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["RefusedConfirmDiffers"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminAccounts: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["after"];
        /** @description Maximum number of items on a page. */
        limit?: components["parameters"]["limit"];
        /** @description Name prefix. With a prefix, the list is sorted by name instead of newest first. */
        name?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          /** @description URL of the next page; absent on the last page */
          link?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "name": "Ada",
           *           "kind": "agent",
           *           "createdAt": 1795280400000,
           *           "role": null,
           *           "vouched": false,
           *           "leftAt": null,
           *           "renamedAt": null,
           *           "mergedInto": null,
           *           "ban": null
           *         }
           *       ],
           *       "next": null
           *     }
           */
          "application/json": {
            /** @description Items on this page. */
            items: {
              /**
               * Format: uuid
               * @description Permanent id.
               */
              id: string;
              /** @description Name; null for an empty seat or a deleted account. */
              name: string;
              /**
               * @description Kind of object.
               * @enum {string}
               */
              kind: "human" | "agent" | "operator";
              /** @description Creation time (Unix ms). */
              createdAt: number;
              /** @description Operator role; null if none. */
              role: ("support" | "operator" | "owner") | null;
              /** @description True if an identity provider has confirmed the account. */
              vouched: boolean;
              /** @description Time of deletion (Unix ms); null for an active account. */
              leftAt: number | null;
              /** @description Time of the latest rename by an operator (Unix ms). */
              renamedAt: number | null;
              /**
               * Format: uuid
               * @description Account into which this account was merged; null if it was not merged.
               */
              mergedInto: string | null;
              /** @description Latest ban, which may have ended; null if none. */
              ban: {
                /** @description End of the ban (Unix ms); null for a permanent ban. */
                until: number | null;
                /** @description Reason code. */
                reason: string;
              } | null;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
          };
        };
      };
      400: components["responses"]["BadRequestInvalidCursor"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  adminAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Account id */
        account: components["parameters"]["accountId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *       "name": "Ada",
           *       "kind": "agent",
           *       "createdAt": 1795280400000,
           *       "role": null,
           *       "vouched": false,
           *       "leftAt": null,
           *       "renamedAt": null,
           *       "mergedInto": null,
           *       "ban": null
           *     }
           */
          "application/json": {
            /**
             * Format: uuid
             * @description Permanent id.
             */
            id: string;
            /** @description Name; null for an empty seat or a deleted account. */
            name: string;
            /**
             * @description Kind of object.
             * @enum {string}
             */
            kind: "human" | "agent" | "operator";
            /** @description Creation time (Unix ms). */
            createdAt: number;
            /** @description Operator role; null if none. */
            role: ("support" | "operator" | "owner") | null;
            /** @description True if an identity provider has confirmed the account. */
            vouched: boolean;
            /** @description Time of deletion (Unix ms); null for an active account. */
            leftAt: number | null;
            /** @description Time of the latest rename by an operator (Unix ms). */
            renamedAt: number | null;
            /**
             * Format: uuid
             * @description Account into which this account was merged; null if it was not merged.
             */
            mergedInto: string | null;
            /** @description Latest ban, which may have ended; null if none. */
            ban: {
              /** @description End of the ban (Unix ms); null for a permanent ban. */
              until: number | null;
              /** @description Reason code. */
              reason: string;
            } | null;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundAccountUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  adminEraseAccount: {
    parameters: {
      query?: {
        /** @description Reason code. */
        reason?: "player-asked" | "legal" | "inactive" | "other";
        /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
        note?: components["parameters"]["note"];
        /** @description Confirmation text that the operation requires. */
        confirm?: string;
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: never;
      path: {
        /** @description Account id */
        account: components["parameters"]["accountId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundAccountUnknown"];
      409: components["responses"]["ConflictLastOwner"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      /** @description `confirm-differs`, `note-needed` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusyOrReadOnly"];
    };
  };
  adminBanAccount: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Account id */
        account: components["parameters"]["accountId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "abuse",
         *       "confirm": "Ada",
         *       "seconds": 86400
         *     }
         */
        "application/json": {
          /**
           * @description End of the ban (Unix ms); null for a permanent ban.
           * @default null
           */
          seconds?: number | null;
          /**
           * @description What happens to the account's seats in running games: `bot` or `resign`.
           * @default bot
           * @enum {string}
           */
          seats?: "bot" | "resign";
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "abuse" | "cheating" | "spam" | "player-asked" | "legal" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Confirmation text that the operation requires. */
          confirm: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *       "name": "Ada",
           *       "kind": "agent",
           *       "createdAt": 1795280400000,
           *       "role": null,
           *       "vouched": false,
           *       "leftAt": null,
           *       "renamedAt": null,
           *       "mergedInto": null,
           *       "ban": {
           *         "until": 1795366800000,
           *         "reason": "abuse"
           *       }
           *     }
           */
          "application/json": {
            /**
             * Format: uuid
             * @description Permanent id.
             */
            id: string;
            /** @description Name; null for an empty seat or a deleted account. */
            name: string;
            /**
             * @description Kind of object.
             * @enum {string}
             */
            kind: "human" | "agent" | "operator";
            /** @description Creation time (Unix ms). */
            createdAt: number;
            /** @description Operator role; null if none. */
            role: ("support" | "operator" | "owner") | null;
            /** @description True if an identity provider has confirmed the account. */
            vouched: boolean;
            /** @description Time of deletion (Unix ms); null for an active account. */
            leftAt: number | null;
            /** @description Time of the latest rename by an operator (Unix ms). */
            renamedAt: number | null;
            /**
             * Format: uuid
             * @description Account into which this account was merged; null if it was not merged.
             */
            mergedInto: string | null;
            /** @description Latest ban, which may have ended; null if none. */
            ban: {
              /** @description End of the ban (Unix ms); null for a permanent ban. */
              until: number | null;
              /** @description Reason code. */
              reason: string;
            } | null;
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundAccountUnknown"];
      409: components["responses"]["ConflictGameLastOwner"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["RefusedConfirmDiffers"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminUnbanAccount: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Account id */
        account: components["parameters"]["accountId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "other",
         *       "confirm": "Ada"
         *     }
         */
        "application/json": {
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "appeal" | "fault" | "player-asked" | "legal" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Confirmation text that the operation requires. */
          confirm: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *       "name": "Ada",
           *       "kind": "agent",
           *       "createdAt": 1795280400000,
           *       "role": null,
           *       "vouched": false,
           *       "leftAt": null,
           *       "renamedAt": null,
           *       "mergedInto": null,
           *       "ban": null
           *     }
           */
          "application/json": {
            /**
             * Format: uuid
             * @description Permanent id.
             */
            id: string;
            /** @description Name; null for an empty seat or a deleted account. */
            name: string;
            /**
             * @description Kind of object.
             * @enum {string}
             */
            kind: "human" | "agent" | "operator";
            /** @description Creation time (Unix ms). */
            createdAt: number;
            /** @description Operator role; null if none. */
            role: ("support" | "operator" | "owner") | null;
            /** @description True if an identity provider has confirmed the account. */
            vouched: boolean;
            /** @description Time of deletion (Unix ms); null for an active account. */
            leftAt: number | null;
            /** @description Time of the latest rename by an operator (Unix ms). */
            renamedAt: number | null;
            /**
             * Format: uuid
             * @description Account into which this account was merged; null if it was not merged.
             */
            mergedInto: string | null;
            /** @description Latest ban, which may have ended; null if none. */
            ban: {
              /** @description End of the ban (Unix ms); null for a permanent ban. */
              until: number | null;
              /** @description Reason code. */
              reason: string;
            } | null;
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundAccountUnknown"];
      /** @description `history-rewound`, `not-banned` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["RefusedConfirmDiffers"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminMergeAccounts: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Account id */
        account: components["parameters"]["accountId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "player-asked",
         *       "confirm": "Ada",
         *       "into": "0199f3c4-6a51-7c1e-9d2b-5e0d41b8c377"
         *     }
         */
        "application/json": {
          /**
           * Format: uuid
           * @description Account that receives the seats, games and packs.
           */
          into: string;
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "player-asked" | "fault" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Confirmation text that the operation requires. */
          confirm: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c4-6a51-7c1e-9d2b-5e0d41b8c377",
           *       "name": "Ada",
           *       "kind": "agent",
           *       "createdAt": 1795280400000,
           *       "role": null,
           *       "vouched": false,
           *       "leftAt": null,
           *       "renamedAt": null,
           *       "mergedInto": null,
           *       "ban": null
           *     }
           */
          "application/json": {
            /**
             * Format: uuid
             * @description Permanent id.
             */
            id: string;
            /** @description Name; null for an empty seat or a deleted account. */
            name: string;
            /**
             * @description Kind of object.
             * @enum {string}
             */
            kind: "human" | "agent" | "operator";
            /** @description Creation time (Unix ms). */
            createdAt: number;
            /** @description Operator role; null if none. */
            role: ("support" | "operator" | "owner") | null;
            /** @description True if an identity provider has confirmed the account. */
            vouched: boolean;
            /** @description Time of deletion (Unix ms); null for an active account. */
            leftAt: number | null;
            /** @description Time of the latest rename by an operator (Unix ms). */
            renamedAt: number | null;
            /**
             * Format: uuid
             * @description Account into which this account was merged; null if it was not merged.
             */
            mergedInto: string | null;
            /** @description Latest ban, which may have ended; null if none. */
            ban: {
              /** @description End of the ban (Unix ms); null for a permanent ban. */
              until: number | null;
              /** @description Reason code. */
              reason: string;
            } | null;
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      /** @description `account-banned`, `has-looked`, `scope-missing`, `season-sealed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      404: components["responses"]["NotFoundAccountUnknown"];
      /** @description `account-left`, `history-rewound`, `merge-conflict`, `not-a-guest` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["RefusedConfirmDiffers"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminExportAccount: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: never;
      path: {
        /** @description Account id */
        account: components["parameters"]["accountId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "player-asked",
         *       "confirm": "Ada"
         *     }
         */
        "application/json": {
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "player-asked" | "legal" | "complaint" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Confirmation text that the operation requires. */
          confirm: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "account": {
           *         "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *         "name": "Ada"
           *       },
           *       "tokens": [],
           *       "seats": [
           *         {
           *           "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *           "seat": 0
           *         }
           *       ]
           *     }
           */
          "application/json": {
            [key: string]: unknown;
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundAccountUnknown"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      /** @description `confirm-differs` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusyOrReadOnly"];
    };
  };
  adminErasures: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["after"];
        /** @description Maximum number of items on a page. */
        limit?: components["parameters"]["limit"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          /** @description URL of the next page; absent on the last page */
          link?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "at": 1795280400000
           *         }
           *       ],
           *       "next": null
           *     }
           */
          "application/json": {
            /** @description Items on this page. */
            items: {
              /**
               * Format: uuid
               * @description Account id.
               */
              id: string;
              /** @description Time (Unix ms) by the database clock. */
              at: number;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
          };
        };
      };
      400: components["responses"]["BadRequestInvalidCursor"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  adminReapplyErasures: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "restored",
         *       "accounts": [
         *         "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11"
         *       ]
         *     }
         */
        "application/json": {
          /**
           * @description Ids of erased accounts, from the list that you store outside your backups.
           * @default []
           */
          accounts?: string[];
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "restored" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "accounts": 1
           *     }
           */
          "application/json": {
            /** @description Number of erased accounts. */
            accounts: number;
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      409: components["responses"]["ConflictGameLastOwner"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminReseat: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
        /** @description Seat number, from 0 */
        seat: components["parameters"]["seatId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "players-asked",
         *       "confirm": "f2a4e6d3",
         *       "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11"
         *     }
         */
        "application/json": {
          /**
           * Format: uuid
           * @description Account id; null for an empty seat or a deleted account.
           */
          account: string;
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "players-asked" | "abandoned" | "abuse" | "fault" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Confirmation text that the operation requires. */
          confirm: string;
          /** @description Last version that you have seen. If the game has a later version, the request is rejected. */
          ifVersion?: number;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *       "seat": 1,
           *       "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *       "before": null,
           *       "since": 4
           *     }
           */
          "application/json": {
            /**
             * Format: uuid
             * @description Game id.
             */
            game: string;
            /** @description Seat number, from 0; null if none. */
            seat: number;
            /**
             * Format: uuid
             * @description Account id; null for an empty seat or a deleted account.
             */
            account: string;
            /**
             * Format: uuid
             * @description Previous account of the seat.
             */
            before: string | null;
            /** @description Start time (Unix ms). */
            since: number;
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      /** @description `account-banned`, `has-looked`, `not-your-seat`, `own-game`, `scope-missing`, `season-sealed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `account-unknown`, `game-unknown`, `seat-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `account-left`, `already-seated`, `game-cancelled`, `game-not-started`, `game-over`, `history-rewound`, `moved-on` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["RefusedConfirmDiffers"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminRenameAccount: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Account id */
        account: components["parameters"]["accountId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "abuse",
         *       "name": "Ada"
         *     }
         */
        "application/json": {
          /** @description Name; null for an empty seat or a deleted account. */
          name: string;
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "abuse" | "spam" | "player-asked" | "legal" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *       "name": "Ada",
           *       "kind": "agent",
           *       "createdAt": 1795280400000,
           *       "role": null,
           *       "vouched": false,
           *       "leftAt": null,
           *       "renamedAt": 1795366800000,
           *       "mergedInto": null,
           *       "ban": null
           *     }
           */
          "application/json": {
            /**
             * Format: uuid
             * @description Permanent id.
             */
            id: string;
            /** @description Name; null for an empty seat or a deleted account. */
            name: string;
            /**
             * @description Kind of object.
             * @enum {string}
             */
            kind: "human" | "agent" | "operator";
            /** @description Creation time (Unix ms). */
            createdAt: number;
            /** @description Operator role; null if none. */
            role: ("support" | "operator" | "owner") | null;
            /** @description True if an identity provider has confirmed the account. */
            vouched: boolean;
            /** @description Time of deletion (Unix ms); null for an active account. */
            leftAt: number | null;
            /** @description Time of the latest rename by an operator (Unix ms). */
            renamedAt: number | null;
            /**
             * Format: uuid
             * @description Account into which this account was merged; null if it was not merged.
             */
            mergedInto: string | null;
            /** @description Latest ban, which may have ended; null if none. */
            ban: {
              /** @description End of the ban (Unix ms); null for a permanent ban. */
              until: number | null;
              /** @description Reason code. */
              reason: string;
            } | null;
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundAccountUnknown"];
      /** @description `account-left`, `history-rewound` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminVoidRating: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "cheating",
         *       "confirm": "f2a4e6d3"
         *     }
         */
        "application/json": {
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "cheating" | "abuse" | "fault" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Confirmation text that the operation requires. */
          confirm: string;
          /** @description Last version that you have seen. If the game has a later version, the request is rejected. */
          ifVersion?: number;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *       "accounts": 1,
           *       "changes": [
           *         {
           *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "before": 21.4,
           *           "after": 19.8
           *         }
           *       ]
           *     }
           */
          "application/json": {
            /**
             * Format: uuid
             * @description Game id.
             */
            game: string;
            /** @description Number of ratings that change. */
            accounts: number;
            /** @description Ratings that change: the ratings of the game's players and of their later opponents. */
            changes: {
              /**
               * Format: uuid
               * @description Account id; null for an empty seat or a deleted account.
               */
              account: string;
              /** @description Conservative rating: the expected strength minus three times its uncertainty. The built-in bot `steady` has a strength of 25 by definition. */
              before: number;
              /** @description Conservative rating: the expected strength minus three times its uncertainty. The built-in bot `steady` has a strength of 25 by definition. */
              after: number | null;
            }[];
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      /** @description `history-rewound`, `moved-on`, `not-rated` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["RefusedConfirmDiffers"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminPack: {
    parameters: {
      query?: {
        /** @description Reason code. */
        reason?: components["parameters"]["reason"];
        /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
        note?: components["parameters"]["note"];
      };
      header?: never;
      path: {
        /** @description Hash or name of a content pack. The name of an account pack is `account/id`, with the slash as `%2F` */
        pack: components["parameters"]["packId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "name": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11/village-green",
           *       "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *       "ruleset": "goalscorer",
           *       "id": "village-green",
           *       "title": "Village green",
           *       "version": "1",
           *       "hash": "0981d332b9d70f469a9108206d085f979cba3c5a2cbbcf38cc4bf9270e7d4ec3",
           *       "bytes": 4211,
           *       "shared": false,
           *       "uploadedAt": 1795280400000,
           *       "withdrawn": null,
           *       "content": {
           *         "ruleset": "goalscorer",
           *         "id": "village-green",
           *         "title": "Village green",
           *         "version": "1",
           *         "counters": [],
           *         "formations": []
           *       }
           *     }
           */
          "application/json": components["schemas"]["AccountPackDetails"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundPackUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  adminWithdrawPack: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Hash or name of a content pack. The name of an account pack is `account/id`, with the slash as `%2F` */
        pack: components["parameters"]["packId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "rights",
         *       "told": "Not ours to print"
         *     }
         */
        "application/json": {
          /** @description Explanation shown to the owner and to anyone who tries to use the pack. */
          told: string;
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "rights" | "abuse" | "fault" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "hash": "0981d332b9d70f469a9108206d085f979cba3c5a2cbbcf38cc4bf9270e7d4ec3",
           *       "message": "Not ours to print"
           *     }
           */
          "application/json": {
            /** @description SHA-256 of the content. */
            hash: string;
            /** @description Explanation shown to the owner and to anyone who tries to use the pack. */
            message: string;
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundPackUnknown"];
      409: components["responses"]["ConflictGame"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminJobs: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["after"];
        /** @description Maximum number of items on a page. */
        limit?: components["parameters"]["limit"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          /** @description URL of the next page; absent on the last page */
          link?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "0199f3c4-6a51-7c1e-9d2b-71c0e3a9d5f2",
           *           "kind": "verify",
           *           "scope": {
           *             "ruleset": null,
           *             "sinceLast": true,
           *             "chain": false,
           *             "of": null,
           *             "endedBefore": null,
           *             "file": null
           *           },
           *           "state": "running",
           *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "madeAt": 1795280400000,
           *           "endedAt": null,
           *           "totalGuess": 1204,
           *           "games": 400,
           *           "rows": 31250,
           *           "events": 190412,
           *           "bad": 0,
           *           "unjudged": 0,
           *           "skipped": 388,
           *           "file": null
           *         }
           *       ],
           *       "next": null
           *     }
           */
          "application/json": {
            /** @description Items on this page. */
            items: components["schemas"]["Job"][];
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
          };
        };
      };
      400: components["responses"]["BadRequestInvalidCursor"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  adminStartJob: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "verify",
         *       "sinceLast": true
         *     }
         */
        "application/json": {
          /**
           * @description `pause-timed` pauses running games with a time limit; `export` writes games to a file.
           * @enum {string}
           */
          kind: "verify" | "pause-timed" | "resume-timed" | "export";
          /** @description Process only games of this ruleset. */
          ruleset?: components["schemas"]["RulesetId"];
          /** @description For `verify` jobs: true to skip finished games that this version has already verified. */
          sinceLast?: boolean;
          /** @description For `verify` jobs: true to check only the hash chain. */
          chain?: boolean;
          /**
           * Format: uuid
           * @description For `resume-timed` jobs: id of the job that paused the games.
           */
          of?: string;
          /**
           * @description For `export` jobs: export only games with this status. Default: `finished`.
           * @enum {string}
           */
          status?: "finished" | "running" | "over" | "cancelled" | "all";
          /** @description For `export` jobs: export only games created at or after this time (Unix ms). */
          since?: number;
          /** @description For `export` jobs: export only games created before this time (Unix ms). */
          until?: number;
          /** @description For `export` jobs: true to include player names. Only owners can set this. */
          names?: boolean;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c4-6a51-7c1e-9d2b-71c0e3a9d5f2",
           *       "kind": "verify",
           *       "scope": {
           *         "ruleset": null,
           *         "sinceLast": true,
           *         "chain": false,
           *         "of": null,
           *         "endedBefore": null,
           *         "file": null
           *       },
           *       "state": "running",
           *       "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *       "madeAt": 1795280400000,
           *       "endedAt": null,
           *       "totalGuess": 1204,
           *       "games": 400,
           *       "rows": 31250,
           *       "events": 190412,
           *       "bad": 0,
           *       "unjudged": 0,
           *       "skipped": 388,
           *       "file": null
           *     }
           */
          "application/json": components["schemas"]["Job"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      /** @description `job-unknown`, `ruleset-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      409: components["responses"]["ConflictGame"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      /** @description `idempotency-mismatch`, `too-many-for-file` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminJobFile: {
    parameters: {
      query?: {
        /** @description Number of bytes that you have already downloaded. */
        from?: number;
      };
      header?: never;
      path: {
        /** @description Job id */
        job: components["parameters"]["jobId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The compressed file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example (bytes of gzip) */
          "application/gzip": string;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      /** @description `file-gone`, `job-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `job-unfinished`, `job-without-file` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyRequestsTooManyStreams"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  adminJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Job id */
        job: components["parameters"]["jobId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c4-6a51-7c1e-9d2b-71c0e3a9d5f2",
           *       "kind": "verify",
           *       "scope": {
           *         "ruleset": null,
           *         "sinceLast": true,
           *         "chain": false,
           *         "of": null,
           *         "endedBefore": null,
           *         "file": null
           *       },
           *       "state": "running",
           *       "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *       "madeAt": 1795280400000,
           *       "endedAt": null,
           *       "totalGuess": 1204,
           *       "games": 400,
           *       "rows": 31250,
           *       "events": 190412,
           *       "bad": 0,
           *       "unjudged": 0,
           *       "skipped": 388,
           *       "file": null,
           *       "told": [],
           *       "failed": []
           *     }
           */
          "application/json": components["schemas"]["JobDetails"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundJobUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  adminCancelJob: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: never;
      path: {
        /** @description Job id */
        job: components["parameters"]["jobId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundJobUnknown"];
      /** @description `job-ended` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  adminSetMode: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "deploy",
         *       "confirm": "normal",
         *       "mode": "normal"
         *     }
         */
        "application/json": {
          /**
           * @description Service mode. `normal`: no restrictions. `drain`: no new games. `read-only`: no changes.
           * @enum {string}
           */
          mode: "normal" | "drain" | "read-only";
          /**
           * @description `stand` pauses timed games and is allowed only in mode `drain`. Default: the current setting in mode `read-only`, otherwise `run`.
           * @enum {string}
           */
          clocks?: "run" | "stand";
          /** @description Message to players. */
          notice?: string;
          /** @description Expected end of the mode (Unix ms). The mode does not end automatically. */
          until?: number;
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "deploy" | "maintenance" | "incident" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Confirmation text that the operation requires. */
          confirm: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "mode": "normal",
           *       "clocks": "run",
           *       "notice": null,
           *       "until": null,
           *       "notices": [
           *         {
           *           "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "level": "warning",
           *           "text": "Maintenance on Tuesday at 20:00.",
           *           "url": null,
           *           "from": 1795280400000,
           *           "until": 1795366800000
           *         }
           *       ]
           *     }
           */
          "application/json": components["schemas"]["ServiceStatus"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      /** @description `clocks-run`, `history-rewound` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["RefusedConfirmDiffers"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusy"];
    };
  };
  adminNotices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "level": "warning",
           *           "text": "Maintenance on Tuesday at 20:00.",
           *           "url": null,
           *           "from": 1795280400000,
           *           "until": 1795366800000
           *         }
           *       ]
           *     }
           */
          "application/json": {
            /** @description Current and scheduled notices, newest first. */
            items: components["schemas"]["Notice"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  adminPostNotice: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "deploy",
         *       "level": "warning",
         *       "text": "Maintenance on Tuesday at 20:00."
         *     }
         */
        "application/json": {
          /**
           * @description Importance of the notice.
           * @default info
           * @enum {string}
           */
          level?: "info" | "warning" | "urgent";
          /** @description Message to players. */
          text: string;
          /**
           * Format: uri
           * @description URL of a page with more information.
           */
          url?: string;
          /** @description Time when the notice appears (Unix ms). Default: now. */
          from?: number;
          /** @description Expiry of the notice (Unix ms). Default: none. */
          until?: number;
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "deploy" | "maintenance" | "incident" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *       "level": "warning",
           *       "text": "Maintenance on Tuesday at 20:00.",
           *       "url": null,
           *       "from": 1795280400000,
           *       "until": 1795366800000
           *     }
           */
          "application/json": components["schemas"]["Notice"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      409: components["responses"]["ConflictGame"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusy"];
    };
  };
  adminWithdrawNotice: {
    parameters: {
      query?: {
        /** @description Reason code. */
        reason?: "deploy" | "maintenance" | "incident" | "other";
        /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
        note?: components["parameters"]["note"];
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: never;
      path: {
        /** @description Notice id */
        notice: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      /** @description `notice-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  adminQuarantineGame: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "fault"
         *     }
         */
        "application/json": {
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "fault" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Last version that you have seen. If the game has a later version, the request is rejected. */
          ifVersion?: number;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *       "reason": "fault",
           *       "at": 1795280400000
           *     }
           */
          "application/json": components["schemas"]["Quarantine"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameMovedOn"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminRetryGame: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "fault"
         *     }
         */
        "application/json": {
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "fault" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
          /** @description Last version that you have seen. If the game has a later version, the request is rejected. */
          ifVersion?: number;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *       "failing": null
           *     }
           */
          "application/json": components["schemas"]["RetryResult"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameOwnGameOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameMovedOn"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminExport: {
    parameters: {
      query?: {
        /** @description Ruleset id. */
        ruleset?: components["parameters"]["ruleset"];
        /** @description Return only games with this status. Default: `finished` (`over` or `cancelled`). */
        status?: "finished" | "running" | "over" | "cancelled" | "all";
        /** @description Return only games created at or after this time (Unix ms). */
        since?: number;
        /** @description Return only games created before this time (Unix ms). */
        until?: number;
        /** @description Id of the last complete game in a previous download. */
        after?: string;
        /** @description Id of a single game to export. */
        game?: string;
        /** @description True to include player names. Only owners can set this. */
        names?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Exported games in file format 1 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {"end":{"game":"0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3","rows":61,"events":212,"head":"b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7","sha256":"b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7"},"kid":"kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k","sig":"5Kz…"}
           *     {"eof":{"games":1,"rows":61}}
           */
          "application/x-ndjson; charset=utf-8": string;
        };
      };
      400: components["responses"]["BadRequestInvalidCursor"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequestsTooManyStreams"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  adminImport: {
    parameters: {
      query?: {
        /** @description `public` or `private`. */
        visibility?: "public" | "private";
        /** @description True to also import games without a trusted signature, marked in `origin.file`. Only owners can set this. */
        unsigned?: boolean;
        /** @description Reason code. */
        reason?: "moved" | "restored" | "dispute" | "legal" | "other";
        /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
        note?: components["parameters"]["note"];
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-ndjson": string;
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "imported": 12,
           *       "here": 0,
           *       "skipped": 1,
           *       "differing": []
           *     }
           */
          "application/json": {
            /** @description Number of games imported. */
            imported: number;
            /** @description Number of identical games that already existed. */
            here: number;
            /** @description Number of games that were still running when exported or differ from the stored game. */
            skipped: number;
            /** @description First 100 skipped games whose id belongs to a different game on this service. */
            differing: string[];
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      /** @description `pack-withdrawn` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      /** @description `import-invalid`, `signature-unknown` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusyOrReadOnly"];
    };
  };
  adminArchiveGames: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "retention",
         *       "olderThanDays": 90
         *     }
         */
        "application/json": {
          /** @description Minimum number of days since the end of the game. */
          olderThanDays: number;
          /** @description Process only games of this ruleset. */
          ruleset?: components["schemas"]["RulesetId"];
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "retention" | "space" | "legal" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Job"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      /** @description `ruleset-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `archive-hindered`, `history-rewound` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminWebhooks: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["after"];
        /** @description Maximum number of items on a page. */
        limit?: components["parameters"]["limit"];
        /** @description Account id; null for an empty seat or a deleted account. */
        account?: components["parameters"]["account"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          /** @description URL of the next page; absent on the last page */
          link?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "id": "0198c0de-5555-7000-8000-000000000001",
           *           "url": "https://hooks.example.com/touchline",
           *           "events": [
           *             "turn.opened",
           *             "game.over"
           *           ],
           *           "state": "on",
           *           "off": null,
           *           "madeAt": 1795280400000,
           *           "lastOkAt": 1795280400000,
           *           "failingSince": null
           *         }
           *       ],
           *       "next": null
           *     }
           */
          "application/json": {
            /** @description Items on this page. */
            items: components["schemas"]["AdminWebhook"][];
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
          };
        };
      };
      400: components["responses"]["BadRequestInvalidCursor"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  adminWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Webhook id */
        webhook: components["parameters"]["webhookId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *       "id": "0198c0de-5555-7000-8000-000000000001",
           *       "url": "https://hooks.example.com/touchline",
           *       "events": [
           *         "turn.opened",
           *         "game.over"
           *       ],
           *       "state": "on",
           *       "off": null,
           *       "madeAt": 1795280400000,
           *       "lastOkAt": 1795280400000,
           *       "failingSince": null
           *     }
           */
          "application/json": components["schemas"]["AdminWebhook"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissingOrWebhooksOff"];
      404: components["responses"]["NotFoundWebhookUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  adminDeliveries: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["after"];
        /** @description Maximum number of items on a page. */
        limit?: components["parameters"]["limit"];
      };
      header?: never;
      path: {
        /** @description Webhook id */
        webhook: components["parameters"]["webhookId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          /** @description URL of the next page; absent on the last page */
          link?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "0198c0de-5555-7000-8000-000000000002",
           *           "message": "msg_5a1f0c7d",
           *           "type": "turn.opened",
           *           "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *           "version": 12,
           *           "outcome": "delivered",
           *           "nextTryAt": null,
           *           "tries": [
           *             {
           *               "at": 1795280400000,
           *               "milliseconds": 41,
           *               "status": 204,
           *               "problem": null
           *             }
           *           ]
           *         }
           *       ],
           *       "next": null
           *     }
           */
          "application/json": {
            /** @description Items on this page. */
            items: components["schemas"]["WebhookDelivery"][];
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
          };
        };
      };
      400: components["responses"]["BadRequestInvalidCursor"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissingOrWebhooksOff"];
      404: components["responses"]["NotFoundWebhookUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  adminSwitchWebhook: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Webhook id */
        webhook: components["parameters"]["webhookId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "abuse",
         *       "on": false
         *     }
         */
        "application/json": {
          /** @description True to switch the webhook on. */
          on: boolean;
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "owner-asked" | "abuse" | "fault" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminWebhook"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      /** @description `account-banned`, `scope-missing`, `season-sealed`, `webhooks-off` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      404: components["responses"]["NotFoundWebhookUnknown"];
      409: components["responses"]["ConflictGame"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminTrustedKeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "kid": "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k",
           *         "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
           *         "label": "The league of Ghent",
           *         "at": 1795280400000
           *       }
           *     ]
           */
          "application/json": {
            /** @description Thumbprint of the key (RFC 7638). */
            kid: string;
            /** @description Public Ed25519 key, as published by the other service. */
            x: string;
            /** @description Name of the other service; null for a configured key. */
            label: string | null;
            /** @description Time when the key was trusted (Unix ms); null for a configured key. */
            at: number | null;
          }[];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  adminTrustKey: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "partner",
         *       "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
         *       "label": "The league of Ghent"
         *     }
         */
        "application/json": {
          /** @description Public Ed25519 key, as published by the other service. */
          x: string;
          /** @description Name of the other service. */
          label: string;
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "partner" | "moved" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "kid": "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k",
           *       "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
           *       "label": "The league of Ghent",
           *       "at": 1795280400000
           *     }
           */
          "application/json": {
            /** @description Thumbprint of the key (RFC 7638). */
            kid: string;
            /** @description Public Ed25519 key, as published by the other service. */
            x: string;
            /** @description Name of the other service; null for a configured key. */
            label: string | null;
            /** @description Time when the key was trusted (Unix ms); null for a configured key. */
            at: number | null;
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      409: components["responses"]["ConflictGame"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminUntrustKey: {
    parameters: {
      query?: {
        /** @description Reason code. */
        reason?: "leaked" | "unused" | "moved" | "other";
        /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
        note?: components["parameters"]["note"];
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: never;
      path: {
        /** @description Key id, as in export files */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      /** @description `key-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusyOrReadOnly"];
    };
  };
  adminCreateSeason: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Spring of models",
         *       "ruleset": "goalscorer",
         *       "deals": 200,
         *       "startsAt": 1999987200000,
         *       "endsAt": 2000592000000
         *     }
         */
        "application/json": {
          /** @description Name of the season. */
          name: string;
          /** @description Ruleset id. */
          ruleset: components["schemas"]["RulesetId"];
          /** @description Name or hash of the content pack. Default: the ruleset's first pack. */
          contentPack?: string;
          /**
           * @description Game options as defined by the ruleset.
           * @default {}
           */
          options?: {
            [key: string]: unknown;
          };
          /**
           * @description Number of seats; built-in bots play all seats but one.
           * @default 2
           */
          seats?: number;
          /**
           * @description Number of deals per entrant; a multiple of the number of seats.
           * @default 200
           */
          deals?: number;
          /**
           * @description Time limit of each decision, in seconds.
           * @default 300
           */
          decisionSeconds?: number;
          /** @description Start of the season (Unix ms). */
          startsAt: number;
          /** @description Time of the reveal (Unix ms), when the seed and all games become public. */
          endsAt: number;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "name": "Spring of models",
           *       "ruleset": "goalscorer",
           *       "deals": 200,
           *       "startsAt": 1999987200000,
           *       "endsAt": 2000592000000,
           *       "id": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d4",
           *       "contentPack": "6d1f0a52b1c3a3c4fd4c4a1e0f6a8f4b1c3a3c4fd4c4a1e0f6a8f4b1c3a3c4fd",
           *       "options": {},
           *       "seats": 2,
           *       "rival": "steady",
           *       "decisionSeconds": 300,
           *       "state": "running",
           *       "commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
           *       "seed": null
           *     }
           */
          "application/json": components["schemas"]["Season"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      /** @description `pack-unknown`, `ruleset-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `history-rewound`, `pack-withdrawn` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      /** @description `idempotency-mismatch`, `invalid-choice`, `invalid-content-pack`, `invalid-option`, `invalid-seat-count`, `no-saves` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminEndSeason: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Id of a sealed season */
        season: components["parameters"]["seasonId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "incident"
         *     }
         */
        "application/json": {
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "deploy" | "maintenance" | "incident" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Season"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundSeasonUnknown"];
      409: components["responses"]["ConflictGameSeasonClosed"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminVoidSeason: {
    parameters: {
      query?: {
        /** @description True to preview the operation without executing it. */
        dryRun?: components["parameters"]["dryRun"];
      };
      header?: {
        /** @description Requests with the same key are executed once and return the first response. Keys expire after seven days, but the keys of moves are kept as long as the game. */
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
      path: {
        /** @description Id of a sealed season */
        season: components["parameters"]["seasonId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "incident"
         *     }
         */
        "application/json": {
          /**
           * @description Reason code.
           * @enum {string}
           */
          reason: "deploy" | "maintenance" | "incident" | "other";
          /** @description Note for other operators, in your own words. The note is stored separately, because it may contain names. */
          note?: string;
        };
      };
    };
    responses: {
      /** @description With `dryRun`: a preview of the operation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Preview"];
        };
      };
      /** @description The operation was executed */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Season"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundSeasonUnknown"];
      409: components["responses"]["ConflictGameSeasonClosed"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrReadOnly"];
    };
  };
  adminFind: {
    parameters: {
      query?: {
        /** @description Text to find: part of an id, an invite code, a link, or the beginning of a name. */
        text?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Games found, newest first, at most 20. */
            games: components["schemas"]["Game"][];
            /** @description Accounts found, at most 20. */
            accounts: {
              /**
               * Format: uuid
               * @description Permanent id.
               */
              id: string;
              /** @description Name; null for an empty seat or a deleted account. */
              name: string;
              /**
               * @description Kind of object.
               * @enum {string}
               */
              kind: "human" | "agent" | "operator";
              /** @description Creation time (Unix ms). */
              createdAt: number;
              /** @description Operator role; null if none. */
              role: ("support" | "operator" | "owner") | null;
              /** @description True if an identity provider has confirmed the account. */
              vouched: boolean;
              /** @description Time of deletion (Unix ms); null for an active account. */
              leftAt: number | null;
              /** @description Time of the latest rename by an operator (Unix ms). */
              renamedAt: number | null;
              /**
               * Format: uuid
               * @description Account into which this account was merged; null if it was not merged.
               */
              mergedInto: string | null;
              /** @description Latest ban, which may have ended; null if none. */
              ban: {
                /** @description End of the ban (Unix ms); null for a permanent ban. */
                until: number | null;
                /** @description Reason code. */
                reason: string;
              } | null;
            }[];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  isAlive: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The process is running */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "ok",
           *       "version": "1.0.0"
           *     }
           */
          "application/json": {
            /**
             * @description `open` (waiting for players), `running`, `over`, or `cancelled` before the start.
             * @constant
             */
            status: "ok";
            /** @description Version of the service. */
            version: string;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyConnections"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
  isReady: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The node accepts traffic */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "ok",
           *       "version": "1.0.0",
           *       "mode": "normal"
           *     }
           */
          "application/json": {
            /**
             * @description `open` (waiting for players), `running`, `over`, or `cancelled` before the start.
             * @constant
             */
            status: "ok";
            /** @description Version of the service. */
            version: string;
            /**
             * @description Service mode, as in `GET /v1/status`. The mode does not affect whether a node accepts traffic.
             * @enum {string}
             */
            mode: "normal" | "drain" | "read-only";
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyConnections"];
      500: components["responses"]["Failed"];
      /** @description `not-ready`, `shutting-down` */
      503: {
        headers: {
          "retry-after": components["headers"]["RetryAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  readMetrics: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Prometheus text */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example touchline_moves_total{ruleset="goalscorer",by="player"} 1042 */
          "text/plain": string;
        };
      };
      400: components["responses"]["BadRequest"];
      /** @description `token-invalid`, `token-missing` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyConnections"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
  readOpenApi: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OpenAPI 3.1 */
      200: {
        headers: {
          /** @description Entity tag for use in `If-None-Match` */
          etag?: string;
          [name: string]: unknown;
        };
        content: {
          /** @example openapi: 3.1.1 */
          "application/yaml": string;
        };
      };
      /** @description Not modified: `If-None-Match` matches the current version */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
  readOpenApiJson: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OpenAPI 3.1 */
      200: {
        headers: {
          /** @description Entity tag for use in `If-None-Match` */
          etag?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "openapi": "3.1.1"
           *     }
           */
          "application/json": {
            [key: string]: unknown;
          };
        };
      };
      /** @description Not modified: `If-None-Match` matches the current version */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
  readOperatorsDocument: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OpenAPI 3.1 */
      200: {
        headers: {
          /** @description Entity tag for use in `If-None-Match` */
          etag?: string;
          [name: string]: unknown;
        };
        content: {
          /** @example openapi: 3.1.1 */
          "application/yaml": string;
        };
      };
      /** @description Not modified: `If-None-Match` matches the current version */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
  readOperatorsDocumentJson: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OpenAPI 3.1 */
      200: {
        headers: {
          /** @description Entity tag for use in `If-None-Match` */
          etag?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "openapi": "3.1.1"
           *     }
           */
          "application/json": {
            [key: string]: unknown;
          };
        };
      };
      /** @description Not modified: `If-None-Match` matches the current version */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
  readGraphqlSchema: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The GraphQL schema in SDL */
      200: {
        headers: {
          /** @description Entity tag for use in `If-None-Match` */
          etag?: string;
          [name: string]: unknown;
        };
        content: {
          /** @example type Query { me: WhoAmI! } */
          "text/plain": string;
        };
      };
      /** @description Not modified: `If-None-Match` matches the current version */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
  readLlmsText: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Markdown as defined by llmstxt.org */
      200: {
        headers: {
          /** @description Entity tag for use in `If-None-Match` */
          etag?: string;
          [name: string]: unknown;
        };
        content: {
          /** @example # Touchline */
          "text/plain": string;
        };
      };
      /** @description Not modified: `If-None-Match` matches the current version */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
  readGuide: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Name of a guide */
        guide: components["parameters"]["guideId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The guide */
      200: {
        headers: {
          /** @description Entity tag for use in `If-None-Match` */
          etag?: string;
          [name: string]: unknown;
        };
        content: {
          /** @example # Concepts */
          "text/markdown": string;
        };
      };
      /** @description Not modified: `If-None-Match` matches the current version */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFoundNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
  readPage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Name of a page */
        page: components["parameters"]["pageId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page */
      200: {
        headers: {
          /** @description Entity tag for use in `If-None-Match` */
          etag?: string;
          [name: string]: unknown;
        };
        content: {
          /** @example # Errors */
          "text/markdown": string;
        };
      };
      /** @description Not modified: `If-None-Match` matches the current version */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFoundNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
  readReference: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page, without external resources */
      200: {
        headers: {
          /** @description Entity tag for use in `If-None-Match` */
          etag?: string;
          [name: string]: unknown;
        };
        content: {
          /** @example <!doctype html>… */
          "text/html": string;
        };
      };
      /** @description Not modified: `If-None-Match` matches the current version */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
  readPlainReference: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page, without external resources */
      200: {
        headers: {
          /** @description Entity tag for use in `If-None-Match` */
          etag?: string;
          [name: string]: unknown;
        };
        content: {
          /** @example <!doctype html>… */
          "text/html": string;
        };
      };
      /** @description Not modified: `If-None-Match` matches the current version */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
  listGuides: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page, without external resources */
      200: {
        headers: {
          /** @description Entity tag for use in `If-None-Match` */
          etag?: string;
          [name: string]: unknown;
        };
        content: {
          /** @example <!doctype html>… */
          "text/html": string;
        };
      };
      /** @description Not modified: `If-None-Match` matches the current version */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
  showGuide: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Name of a guide */
        guide: components["parameters"]["guideId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page, without external resources */
      200: {
        headers: {
          /** @description Entity tag for use in `If-None-Match` */
          etag?: string;
          [name: string]: unknown;
        };
        content: {
          /** @example <!doctype html>… */
          "text/html": string;
        };
      };
      /** @description Not modified: `If-None-Match` matches the current version */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFoundNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
  showPage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Name of a page */
        page: components["parameters"]["pageId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page, without external resources */
      200: {
        headers: {
          /** @description Entity tag for use in `If-None-Match` */
          etag?: string;
          [name: string]: unknown;
        };
        content: {
          /** @example <!doctype html>… */
          "text/html": string;
        };
      };
      /** @description Not modified: `If-None-Match` matches the current version */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFoundNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Stopping"];
    };
  };
}
