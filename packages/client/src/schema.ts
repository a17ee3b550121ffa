// Generated from openapi.yaml.
export interface paths {
  "/v1/rulesets": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the available rulesets */
    get: operations["listRulesets"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/rulesets/{ruleset}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a ruleset with its options, moves, events, view and refusals
     * @description Returns JSON Schemas (2020-12) for the options, moves, events and view. Each refusal names the rulebook clause that it enforces.
     */
    get: operations["showRuleset"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/rulesets/{ruleset}/rules": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the rules as Markdown, with clause ids
     * @description Returns the guide for players, followed by every clause. `part` selects either the guide or the clauses.
     */
    get: operations["readRules"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/rulesets/{ruleset}/packs/{pack}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a content pack
     * @description Use a hash to get a specific version of the pack, or a name to get the current version. You can get account packs only if they are shared or belong to you. `warnings` lists content that is valid but unusual.
     */
    get: operations["showPack"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/packs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the account packs available to you
     * @description Returns your packs and packs shared by other accounts, newest first. Packs installed by operators are listed with their rulesets.
     */
    get: operations["listPacks"];
    put?: never;
    /**
     * Upload a content pack
     * @description The pack is validated, and each error is reported with its position. The pack replaces your pack with the same `id`. If you upload the same content again, nothing changes. To use the pack in a game, give its `name` or `hash`. Other accounts cannot see the pack until you share it.
     */
    post: operations["uploadPack"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/packs/{pack}/sharing": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Share or unshare a pack
     * @description Games that use the pack are not affected.
     */
    post: operations["sharePack"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/packs/{pack}": {
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
     * Delete one of your packs
     * @description Running and finished games keep a copy of the pack that they use.
     */
    delete: operations["deletePack"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/accounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a guest account
     * @description Returns a token, which is shown only once. Send the token as `Authorization: Bearer tl_…`. Operators can disable guest sign-up.
     */
    post: operations["signUp"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/account": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the current account and token */
    get: operations["whoAmI"];
    put?: never;
    /**
     * Change your name, handle or profile
     * @description All your seats show the new name. You can change your name three times in 30 days.
     */
    post: operations["changeAccount"];
    /**
     * Delete your account
     * @description Revokes your tokens, removes your name and resigns your running games. Game logs are kept: they contain seat numbers, not accounts. If you are the last owner, create another owner first.
     */
    delete: operations["deleteAccount"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/account/holiday": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set your holiday
     * @description The holiday starts now and ends at `until`. In games with `holidays`, a decision due during your holiday gets its full time limit when the holiday ends. You have 30 days of holiday a year, and at most 14 days in a row. Partial days count as full days.
     */
    post: operations["setHoliday"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/account/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream updates of your games
     * @description Sends the state of your unfinished games, then every turn, join, start, end and invitation. Each message has an `id`. If you reconnect with the last `id`, you receive the state only if you missed a change. Changes that follow each other quickly are combined into one message. The response consists of Server-Sent Events (`state`, then `news`), or of NDJSON lines if `Accept` contains `application/x-ndjson`. `Last-Event-ID` takes precedence over `after`. Comments or empty lines keep the connection alive. An error during the stream is sent as a `problem` event.
     */
    get: operations["streamAccount"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/account/merge": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Merge a guest account into yours
     * @description Send the guest's token in the body. The guest's seats, games and packs become yours, and the guest account is deleted. The merge fails while both accounts play in the same game.
     */
    post: operations["mergeGuest"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/accounts/{account}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the name of an account */
    get: operations["showAccount"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/profile": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the profile of a player by handle
     * @description Returns the player's ratings with their history, your results against the player, and the player's latest public games.
     */
    get: operations["showProfile"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/tokens": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List your tokens, without secrets */
    get: operations["listTokens"];
    put?: never;
    /**
     * Create a token with fewer rights or an expiry time
     * @description The secret is shown only once; the service stores a hash. The token becomes invalid together with the token that created it, or when the identity provider no longer confirms the account.
     */
    post: operations["createToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/tokens/{token}": {
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
     * @description A token can always revoke itself. Revoking another token requires the `play` scope.
     */
    delete: operations["revokeToken"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/oauth/request": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check a program's sign-in request
     * @description Returns the program that requests access and the rights it requests, for display on the sign-in page. Reads the program's metadata document.
     */
    get: operations["showSignInRequest"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/oauth/grants": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Connect a program as your agent
     * @description Returns the URL to open, with an authorization code for the program. The agent has its own name, seats and rating.
     */
    post: operations["createGrant"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/grants": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List connected programs
     * @description Returns the programs you allow to play over MCP, and your agents.
     */
    get: operations["listGrants"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/grants/{grant}": {
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
     * Disconnect a program
     * @description The program's tokens are revoked at once, on all nodes. The agent keeps its games.
     */
    delete: operations["deleteGrant"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/session": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in a browser with a token or as a guest
     * @description Creates a guest account, or signs in to the account of `token`. Sets an `HttpOnly` cookie for 180 days; only requests from this service's pages may use the cookie. Programs need no session: they send tokens.
     */
    post: operations["openSession"];
    /**
     * Sign out
     * @description Ends the session of this browser and deletes its cookie.
     */
    delete: operations["closeSession"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/passkeys/options": {
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
    post: operations["createPasskeyOptions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/passkeys": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List your passkeys */
    get: operations["listPasskeys"];
    put?: never;
    /**
     * Add a passkey to your account
     * @description A passkey signs you in on all devices that share it. You can have up to ten passkeys.
     */
    post: operations["addPasskey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/passkeys/{passkey}": {
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
    delete: operations["removePasskey"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/sign-in/passkey/options": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the options for signing in with a passkey
     * @description Pass the options to `navigator.credentials.get` within five minutes.
     */
    post: operations["passkeyRequestOptions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/sign-in/passkey": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in a browser with a passkey
     * @description Sets the session cookie.
     */
    post: operations["signInWithPasskey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/account/links": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a code to sign in on another device
     * @description The code is valid for ten minutes. Approve the other device after you have entered the code there.
     */
    post: operations["createLink"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/account/links/{link}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the device on which your code was entered */
    get: operations["showLink"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/account/links/{link}/approve": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in the device where your code was entered */
    post: operations["approveLink"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/sign-in/link": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in a browser with a code from another device
     * @description Returns a secret. Repeat the call with the secret until the signed-in device has approved the sign-in; then the response sets the session cookie.
     */
    post: operations["enterLink"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/account/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the progress of your data export */
    get: operations["getPersonalExport"];
    put?: never;
    /**
     * Start an export of your personal data
     * @description Exports your account, tokens (without secrets), seats, ratings, packs and webhooks, and the parts of your games that you may see. If you start an export twice within a day, the second request returns the first export.
     */
    post: operations["startPersonalExport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/account/export/content": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download your data export
     * @description Each line is a JSON object: the account data comes first, then the exported games. The file consists of several gzip parts, which `gunzip` reads as one file.
     */
    get: operations["downloadPersonalExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/ratings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a ruleset's top players
     * @description Returns the best players first. Players with fewer than ten rated games are not listed.
     */
    get: operations["listRatings"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/accounts/{account}/ratings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the ratings of an account
     * @description Returns the ratings per ruleset, separately for two-player and larger games, with the latest results. A game is rated within seconds of its end.
     */
    get: operations["showRatings"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List open games, or your own games
     * @description Returns the newest games first. `awaits` lists the seats whose turn it is. `awaitsMe` returns only games where it is your turn.
     */
    get: operations["listGames"];
    put?: never;
    /**
     * Create a game or load a save
     * @description `seats` lists the player of each seat in order: `me`, `open` (anyone can join), `bot`, or the `account` for which the seat is reserved. A game without open seats starts at once. `commitment` is the SHA-256 of the secret seed; the seed is published when the game ends. `save` is a document from `saveGame`. Open seats are reserved for the save's original players; the seats of players who had left stay empty. Send `unsealed` to load a save that cannot be verified; everyone in the game can see that the save was not verified. A game that continues a save cannot be rated.
     */
    post: operations["createGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/invitations/{code}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a game by its invite code
     * @description Returns only the host, seats and terms, even if the game is private. After too many wrong codes, further requests are refused.
     */
    get: operations["showInvitation"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the visible state of a game
     * @description Returns the status, seats, your view, your open decisions, and others' decisions that you may see. Set `at` to get an earlier version. Set `text` to also get the view as text.
     */
    get: operations["observeGame"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/seats": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Join a game
     * @description You get your reserved seat if you have one, otherwise the seat you name or the first open seat. A private game requires its invite code. If a bot has replaced you, you get your seat back. The SHA-256 of `entropy` is mixed into the game's randomness.
     */
    post: operations["joinGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/seats/{seat}": {
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
     * Leave a seat before the game starts
     * @description The host can free any seat. After the game has started, resign instead.
     */
    delete: operations["leaveSeat"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/start": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start a game and remove its open seats
     * @description Only the host can start the game. Open seats are removed, so seat numbers may change.
     */
    post: operations["startGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a game
     * @description Only the host can cancel a game, and only while no other account has a seat. The game has no winner; its log and seed are published. A running rated game cannot be cancelled.
     */
    post: operations["cancelGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/rematch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a rematch of an ended game
     * @description The first call creates a game with the same terms, and every player moves to the next seat. If all your opponents are bots, the game starts at once. If the rematch already exists, the call adds you to it.
     */
    post: operations["rematchGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/forks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Fork a finished game at an earlier version
     * @description Creates a private game with the same log up to the given version. After the given version, the fork has its own seed and seats. Resigned seats stay resigned. The clocks of the fork start with the full time limit. Lists of games omit forks by default.
     */
    post: operations["forkGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/pairings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Find opponents
     * @description Finds players of similar rating for a game with default options and two minutes per decision; `seats` sets the number of players. The allowed rating difference grows while you wait. Poll `waitForOpponent` every second; after ten seconds without a poll, the search ends. A new search replaces your previous search.
     */
    post: operations["findOpponent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/pairings/{pairing}/wait": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Wait until an opponent is found
     * @description If the response contains `game`, an opponent was found and your game has started. With `bot`, a bot joins if no opponent is found in time.
     */
    post: operations["waitForOpponent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/pairings/{pairing}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Stop looking for an opponent */
    delete: operations["cancelMatchmaking"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/imports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Continue a game from a file
     * @description Creates a private game that continues from the given version, like a fork of a stored game. The service first verifies every line of the file. If a line is invalid, `facts` names the line and the error. Send the file as the body (`application/x-ndjson`) and the options in the query.
     */
    post: operations["importGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/decisions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the open decisions of a game
     * @description For your seat, returns the legal moves (or a larger set that may include illegal moves), their number, a JSON Schema and examples. For visible decisions of other seats, returns the seat, kind and deadline. `include=words` adds the question as a sentence, the meaning of each example and a summary of your position.
     */
    get: operations["listDecisions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/moments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the highlights of a game
     * @description Returns the most important steps (beats) that you may see, at most 60, in order of play: goals, results and titles, then cards and purchases. After the game has ended, the list no longer changes.
     */
    get: operations["listMoments"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/moves": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer a decision
     * @description An accepted move is stored durably. With an `Idempotency-Key` or `moveId` (unique per game and seat), a retry returns the first answer. If you send `after`, the response contains all events since that version. `include` adds the view, the view as text, sentences about the events, or (with `decisions`) everything you need to answer your next decisions. With `dryRun`, the move is only checked: the service makes no random draws, stores nothing and leaves the idempotency key unused. With `wait`, the response is sent on your next turn and contains that turn in `next`, so one call per turn is enough. The move is stored before the wait begins. A retry with the same idempotency key also waits for your next turn.
     */
    post: operations["submitMove"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/resignation": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resign
     * @description You can resign even without an open decision. After you have resigned, your seat's decisions receive default answers.
     */
    post: operations["resign"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/undo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo your last move
     * @description Works only in games that allow `undo`. Takes back your answer to `decisionId` and all later bot moves. The decision reopens with the same id and the remaining time. Reload the view after an undo.
     */
    post: operations["undoMove"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/save": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Save a game
     * @description Works only for rulesets that support saves. Pass the returned document as `save` to `createGame`. The document's `seal` lets this service check that the document is unchanged. After the end of the game, the document also contains the `causes` and the seed, so any service can verify the game by replaying it.
     */
    get: operations["saveGame"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/table": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get presence and reactions in a game
     * @description Returns players' presence, spectators and recent reactions. Presence and reactions are not in the game's log.
     */
    get: operations["showTable"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/table/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream presence and reactions in a game
     * @description Sends the full state when you connect and after each change, even before the game starts and after it ends. While you are connected to the stream, you count as present. The response consists of Server-Sent Events, or of NDJSON lines if `Accept` contains `application/x-ndjson`.
     */
    get: operations["streamTable"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/lobby/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream the open games
     * @description Sends up to 500 open public games when you connect and after each change. Games with short clocks are omitted while their host is away. The response consists of Server-Sent Events, or of NDJSON lines if `Accept` contains `application/x-ndjson`.
     */
    get: operations["streamLobby"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/talk": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a reaction
     * @description Sends one of ten reactions to everyone viewing the game. Only players can send reactions.
     */
    post: operations["react"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/claims": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Claim a win against an absent opponent, or let a bot play
     * @description In a rated game, a claim counts as a loss for the absent player.
     */
    post: operations["claimSeat"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the events of a game
     * @description An event that is hidden from you is null and keeps its number. For ended games, returns the full log with the cause of each commit. With `raw`, the response contains the stored lines of a finished game, so that you can verify the game elsewhere.
     */
    get: operations["listEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export a game as a file
     * @description The export of a finished game contains everything needed to show, replay and verify the game, and is signed by this service. The export of a running game contains only what you may see. The file does not identify accounts. The response is compressed if `Accept-Encoding` contains gzip.
     */
    get: operations["exportGame"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/verify": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check a receipt against the log
     * @description Send the `head` or the `version` of an earlier response, or both. `receipt` is true if your values match the stored log. If `receipt` and `chainHolds` are true, the events before `head` are unchanged.
     */
    get: operations["verifyChain"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream the events of a game
     * @description Sends all events after version `after`, then new events until the game ends, each exactly once. An event that is hidden from you is null and keeps its number. The response consists of Server-Sent Events, or of NDJSON lines if `Accept` contains `application/x-ndjson`. `Last-Event-ID` takes precedence over `after`. Comments or empty lines keep the connection alive. The last message of a finished game contains `over`. An error during the stream is sent as a `problem` event.
     */
    get: operations["streamGame"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/wait": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Wait for your turn
     * @description `until=turn` waits for your decision, `until=news` for events after version `after`, and `until=change` for either. The call also returns when the game ends, and at the timeout. If `more` is true, `version` is the version of the last returned event. `include=words` adds sentences about the events; `include=decisions` adds everything you need to answer your decisions.
     */
    get: operations["waitForGame"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/seasons": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sealed seasons
     * @description Returns seasons, newest first.
     */
    get: operations["listSeasons"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/seasons/{season}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a sealed season */
    get: operations["showSeason"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/seasons/{season}/entries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enter a sealed season
     * @description You may declare the model and program that play for you. Everyone can see your declaration.
     */
    post: operations["enterSeason"];
    /**
     * Withdraw from a sealed season
     * @description You get no further deals and no rank, and you cannot enter this season again.
     */
    delete: operations["withdrawFromSeason"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/seasons/{season}/fixtures": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get your next game of a sealed season
     * @description Returns your unfinished game, or starts your next deal. Each deal is played once; a deal that you do not finish is lost. Play a deal like any other game.
     */
    post: operations["nextFixture"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/seasons/{season}/standings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the standings of a sealed season
     * @description Lists the entrants. After the reveal, also returns the entrants' ranks, win shares and differences, with 95 % confidence intervals (Student's t). Entrants share a rank if the difference between them is not significant.
     */
    get: operations["showStandings"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/seasons/{season}/games": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the games of a revealed season
     * @description Returns the games sorted by deal.
     */
    get: operations["listSeasonGames"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/seasons/{season}/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export a revealed season as a file
     * @description The first line contains the seed, entries, fixtures and standings. The other lines export all finished games (`touchline-export`). `npm run verify -- FILE --season` recomputes all results.
     */
    get: operations["exportSeason"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/account/notices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get your notification settings */
    get: operations["showNotices"];
    put?: never;
    /** Replace your notification settings */
    post: operations["changeNotices"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/account/push": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Subscribe a browser to notifications
     * @description Send the browser's push subscription. A notification is encrypted for the browser and names the game and its players. A turn notification is sent if you have not answered after 20 seconds, or at once if players have a day or more for a decision.
     */
    post: operations["subscribeBrowser"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/account/push/{browser}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Stop notifications to a browser */
    delete: operations["unsubscribeBrowser"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/push-key": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the key for push subscriptions
     * @description A browser needs this key to subscribe. Subscribe again when the key has changed.
     */
    get: operations["readPushKey"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/mute": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Mute or unmute a game's notifications */
    post: operations["muteGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List your webhooks */
    get: operations["listWebhooks"];
    put?: never;
    /**
     * Create a webhook
     * @description Messages are signed as defined by Standard Webhooks, with a secret shown only once. Messages contain ids and versions but no game data. The address must be https on port 443 or 8443, and every IP address of its host must be public.
     */
    post: operations["createWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks/{webhook}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Update a webhook, or switch it on or off
     * @description Omitted fields stay unchanged. Switching the webhook off discards its pending messages.
     */
    post: operations["changeWebhook"];
    /** Delete a webhook */
    delete: operations["removeWebhook"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks/{webhook}/secret": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Rotate the secret of a webhook
     * @description The new secret is shown only once. For one day, messages are signed with both secrets, so that you can switch to the new secret without losing messages.
     */
    post: operations["rotateWebhookSecret"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks/{webhook}/test": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a test message, without retries */
    post: operations["testWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks/{webhook}/deliveries": {
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
    get: operations["listDeliveries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks/{webhook}/deliveries/{delivery}/resend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resend a delivery
     * @description Creates a new delivery with the same message id.
     */
    post: operations["resendDelivery"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the service status and notices
     * @description Returns the service mode, its expected end and current notices.
     */
    get: operations["showStatus"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/.well-known/touchline-keys.json": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the public keys that verify exports
     * @description Includes retired keys, because earlier signatures stay valid.
     */
    get: operations["readKeys"];
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
    AccountItem: components["schemas"]["AccountState"] | components["schemas"]["GameUpdate"] | components["schemas"]["Problem"];
    AccountName: string;
    AccountPack: {
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
    };
    AccountRating: {
      /** @description Ruleset id. */
      ruleset: components["schemas"]["RulesetId"];
      /**
       * @description Rating pool: two-player games are rated separately from larger games.
       * @enum {string}
       */
      pool: "two" | "more";
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
      /** @description Results of the latest games, newest first. */
      history: components["schemas"]["RatingChange"][];
    };
    AccountRatings: {
      /**
       * Format: uuid
       * @description Account id; null for an empty seat or a deleted account.
       */
      account: string;
      /** @description Ratings of the account by ruleset. */
      ratings: components["schemas"]["AccountRating"][];
    };
    AccountState: {
      /** @description Id of the current state. If you reconnect with the last `id`, you receive the state only if it has changed. */
      id: string;
      /** @description Your unfinished games, newest first. A game that is no longer listed has ended. */
      games: components["schemas"]["Game"][];
      /** @description True if you have more games than the list contains. */
      more: boolean;
      /** @description Current database time (Unix ms). */
      serverTime: number;
    };
    AskedDecision: {
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
      /**
       * @description When a page shows the decision. `live`: at once. `waits`: after the beats. `urgent`: at once, skipping the beats.
       * @enum {string}
       */
      manner?: "live" | "waits" | "urgent";
      /** @description False if `spaces` also contains illegal moves. */
      exact?: boolean;
      /** @description Number of legal moves; 9007199254740991 means that many or more. */
      count?: number;
      /** @description Legal moves, as sets of allowed values for each field. */
      spaces?: unknown[];
      /** @description JSON Schema. */
      schema?: {
        [key: string]: unknown;
      };
      /** @description All legal moves if there are at most 12, best first. Otherwise, moves that the built-in bot considers good. */
      examples?: ({
        /** @description Type of this object. */
        type: string;
      } & {
        [key: string]: unknown;
      })[];
      /** @description Meaning of each move in `examples`, in the same order. Only with `include=words`. */
      labels?: string[];
      /** @description Move types that answer the decision: decisive moves first, declining moves last. Only with `include=words`. */
      kinds?: {
        /** @description Type of this object. */
        type: string;
        /** @description Text of a button. */
        label: string;
        /** @description True if the move only rolls dice. */
        rolls?: boolean;
      }[];
      /** @description Display names of the ids in `spaces`. Only with `include=words`. */
      names?: {
        [key: string]: string;
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
    BotLevelDetails: {
      /**
       * @description Permanent id.
       * @enum {string}
       */
      id: "novice" | "steady" | "sharp" | "expert" | "master";
      /** @description Display title. */
      title: string;
      /** @description Search time for a move on an idle core, in milliseconds; 0 if the bot does not search. */
      nominalMs: number;
      /** @description True for the default level. */
      default: boolean;
      /** @description Player counts for which the level is available. */
      seats: number[];
    };
    ChainCheck: {
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
      /** @description Number of events in the game. */
      version: number;
    };
    ChangeAccountInput: {
      /** @description New name. You can change your name three times in 30 days. */
      name?: components["schemas"]["AccountName"];
      /** @description New handle; null removes the handle. A handle requires a passkey or an identity provider. */
      handle?: string | null;
      /**
       * @description Visibility of your profile. `hidden`: your profile shows only your name.
       * @enum {string}
       */
      profile?: "public" | "hidden";
    };
    ChangeWebhookInput: {
      /** @description URL that receives the messages. */
      url?: string;
      /** @description Events to send. */
      events?: ("turn.opened" | "game.invited" | "game.started" | "game.over" | "game.stalled")[];
      /** @description True to switch the webhook on. */
      on?: boolean;
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
    Choice: components["schemas"]["GoalscorerChoice"] | components["schemas"]["RisingStarChoice"] | components["schemas"]["StarplayerChoice"] | components["schemas"]["SuperclubChoice"] | components["schemas"]["TitleChaseChoice"];
    Clock: {
      /** @description Kind of the decision. */
      kind: string;
      /** @description Number of seconds. */
      seconds: number;
    };
    ClockExtendedEvent: {
      /**
       * @description Type, which determines the other fields.
       * @constant
       */
      type: "clock.extended";
      /** @description Seat that gets more time; null if the seat is secret. */
      seat: number;
      /** @description Seconds added to the deadline. */
      seconds: number;
      /** @description True if everyone may know whose decision it is. */
      open: boolean;
    };
    ClockExtendedMaskedEvent: {
      /**
       * @description Type, which determines the other fields.
       * @constant
       */
      type: "clock.extended";
      /** @description Seat that gets more time; null if the seat is secret. */
      seat: null;
      /** @description Seconds added to the deadline. */
      seconds: number;
      /** @description True if everyone may know whose decision it is. */
      open: boolean;
    };
    ConnectedProgram: {
      /**
       * Format: uuid
       * @description Id of the connection.
       */
      id: string;
      /** @description URL of the program's metadata document. */
      client: string;
      /** @description Unverified name that the program declares. */
      clientName: string;
      /** @description Agent account that the program uses to play. */
      agent: {
        /**
         * Format: uuid
         * @description Id of the agent.
         */
        id: string;
        /** @description Name of the agent. */
        name: string;
      };
      /** @description Rights of the program: `read` and `play`. */
      scopes: ("read" | "play")[];
      /** @description Time of the connection (Unix ms). */
      createdAt: number;
    };
    CreateGameInput: {
      /** @description Ruleset id. */
      ruleset: string;
      /** @description Id of a ruleset preset. `options` overrides the preset's options. */
      preset?: string;
      /** @description Game options as defined by the ruleset. Default: `{}`. */
      options?: components["schemas"]["Options"];
      /** @description Name or hash of the content pack. Default: the ruleset's first pack. */
      contentPack?: string;
      /** @description Seats in order. */
      seats: components["schemas"]["SeatInput"][];
      /**
       * @description `public` or `private`. Default: `"public"`.
       * @enum {string}
       */
      visibility?: "public" | "private";
      /** @description Seconds for a normal decision. Bids have shorter limits, and line-ups longer ones. Times in the rulebook override this value, and times in the game options override both. If null, no time limits apply: a race ends when every seat has answered, and an auction when all seats but one have passed. */
      decisionSeconds?: number | null;
      /**
       * @description What happens when a seat runs out of time. `wait`: the game has no clocks and waits for the player. `default`: the decision gets the ruleset's default answer. `bot`: like `default`, but a bot also takes over the seat until the player returns, unless the time limit of the missed decision was shorter than `decisionSeconds`. If omitted: `default` in games with clocks, `wait` in others.
       * @enum {string}
       */
      absence?: "wait" | "default" | "bot";
      /**
       * @description Level of a substitute bot: one of the ruleset's `levels`. Default: `steady`.
       * @enum {string}
       */
      absenceLevel?: "novice" | "steady" | "sharp" | "expert" | "master";
      /** @description True if the built-in bot suggests moves: as `examples` of a decision and, for agents, as numbered options. Default: true. */
      hints?: boolean;
      /** @description True if the game is rated. A rated game has a clock, the default content pack, default options and default bots. The host cannot cancel a rated game, and a player who leaves loses. Default: false. */
      rated?: boolean;
      /** @description True if players can undo a move as long as nothing has been drawn or revealed and no other player has acted. Each player can undo at most 4 moves in a row and 10 moves per game. Rated games do not allow undo. Default: false. */
      undo?: boolean;
      /** @description Total time of each seat for the game, and the seconds added for each answer. Requires `decisionSeconds`. A seat that runs out of time loses; with more than two seats, a bot takes over. If null, only the time limits of individual decisions apply. */
      bank?: components["schemas"]["Bank"] | null;
      /** @description True if a player's holiday (`POST /v1/account/holiday`) extends deadlines: a decision due during the holiday gets its full time limit when the holiday ends. Requires `decisionSeconds` of at least one day. Not allowed with `bank`. Default: false. */
      holidays?: boolean;
    } | {
      /** @description Ruleset id. */
      ruleset: string;
      /** @description Document returned by `saveGame`. */
      save: unknown;
      /** @description Changes to apply to the save. The ruleset lists the allowed changes. */
      changes?: unknown;
      /** @description Name or hash of the content pack. Default: the ruleset's first pack. */
      contentPack?: string;
      /** @description True to load a save that cannot be verified. Only the save's structure and totals are checked, and everyone in the game sees that the save was not verified. Default: `false`. */
      unsealed?: boolean;
      /** @description Seats in order. */
      seats: components["schemas"]["SeatInput"][];
      /**
       * @description `public` or `private`. Default: `"public"`.
       * @enum {string}
       */
      visibility?: "public" | "private";
      /** @description Seconds for a normal decision. Bids have shorter limits, and line-ups longer ones. Times in the rulebook override this value, and times in the game options override both. If null, no time limits apply: a race ends when every seat has answered, and an auction when all seats but one have passed. */
      decisionSeconds?: number | null;
      /**
       * @description What happens when a seat runs out of time. `wait`: the game has no clocks and waits for the player. `default`: the decision gets the ruleset's default answer. `bot`: like `default`, but a bot also takes over the seat until the player returns, unless the time limit of the missed decision was shorter than `decisionSeconds`. If omitted: `default` in games with clocks, `wait` in others.
       * @enum {string}
       */
      absence?: "wait" | "default" | "bot";
      /**
       * @description Level of a substitute bot: one of the ruleset's `levels`. Default: `steady`.
       * @enum {string}
       */
      absenceLevel?: "novice" | "steady" | "sharp" | "expert" | "master";
      /** @description True if the built-in bot suggests moves: as `examples` of a decision and, for agents, as numbered options. Default: true. */
      hints?: boolean;
      /** @description True if the game is rated. A rated game has a clock, the default content pack, default options and default bots. The host cannot cancel a rated game, and a player who leaves loses. Default: false. */
      rated?: boolean;
      /** @description True if players can undo a move as long as nothing has been drawn or revealed and no other player has acted. Each player can undo at most 4 moves in a row and 10 moves per game. Rated games do not allow undo. Default: false. */
      undo?: boolean;
      /** @description Total time of each seat for the game, and the seconds added for each answer. Requires `decisionSeconds`. A seat that runs out of time loses; with more than two seats, a bot takes over. If null, only the time limits of individual decisions apply. */
      bank?: components["schemas"]["Bank"] | null;
      /** @description True if a player's holiday (`POST /v1/account/holiday`) extends deadlines: a decision due during the holiday gets its full time limit when the holiday ends. Requires `decisionSeconds` of at least one day. Not allowed with `bank`. Default: false. */
      holidays?: boolean;
    };
    CreateGrantInput: {
      /** @description Query parameters of the sign-in page. */
      request: {
        /** @description Always `code`. */
        response_type: string;
        /** @description URL of the client's metadata document. */
        client_id: string;
        /** @description Redirect URL; the metadata document must list this URL. */
        redirect_uri: string;
        /** @description SHA-256 of the client's PKCE verifier, in base64url. */
        code_challenge: string;
        /** @description Always `S256`. */
        code_challenge_method: string;
        /** @description Requested scopes: `read` and `play`, separated by a space. */
        scope?: string;
        /** @description Value chosen by the client, which the redirect returns unchanged. */
        state?: string;
        /** @description URL of this service's MCP endpoint. */
        resource?: string;
      } & {
        [key: string]: unknown;
      };
      /**
       * Format: uuid
       * @description Id of the agent that plays for you. Default: a new agent is created.
       */
      account?: string;
      /** @description Name of a new agent. */
      name?: string;
    };
    CreateTokenInput: {
      /** @description Display name. Default: `"token"`. */
      label?: components["schemas"]["AccountName"];
      /** @description Scopes of the token. */
      scopes: ("play" | "read" | "support" | "operator" | "owner")[];
      /** @description Lifetime of the token. Default: the longest allowed lifetime. */
      expiresInSeconds?: number | null;
    };
    CreateWebhookInput: {
      /** @description URL that receives the messages. */
      url: string;
      /** @description Events to send. */
      events: ("turn.opened" | "game.invited" | "game.started" | "game.over" | "game.stalled")[];
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
    Decision: {
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
      /**
       * @description When a page shows the decision. `live`: at once. `waits`: after the beats. `urgent`: at once, skipping the beats.
       * @enum {string}
       */
      manner: "live" | "waits" | "urgent";
      /** @description False if `spaces` also contains illegal moves. */
      exact: boolean;
      /** @description Number of legal moves; 9007199254740991 means that many or more. */
      count: number;
      /** @description Legal moves, as sets of allowed values for each field. */
      spaces: unknown[];
      /** @description JSON Schema. */
      schema: {
        [key: string]: unknown;
      };
      /** @description All legal moves if there are at most 12, best first. Otherwise, moves that the built-in bot considers good. */
      examples: components["schemas"]["Move"][];
      /** @description Meaning of each move in `examples`, in the same order. Only with `include=words`. */
      labels?: string[];
      /** @description Move types that answer the decision: decisive moves first, declining moves last. Only with `include=words`. */
      kinds?: {
        /** @description Type of this object. */
        type: string;
        /** @description Text of a button. */
        label: string;
        /** @description True if the move only rolls dice. */
        rolls?: boolean;
      }[];
      /** @description Display names of the ids in `spaces`. Only with `include=words`. */
      names?: {
        [key: string]: string;
      };
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
    Decisions: {
      /** @description Number of events in the game. */
      version: number;
      /** @description Position in the log; pass it as `after` to continue. If the log has lost this position, the error is `history-rewound`. */
      cursor: string;
      /** @description Open decisions of the seat. */
      decisions: components["schemas"]["Decision"][];
      /** @description The seat's position, in sentences. Only with `include=words`. */
      facts?: string[];
      /** @description Visible open decisions of other seats. */
      others: components["schemas"]["OtherDecision"][];
      /** @description Number of seats that have not answered yet, if you may not see which seats. */
      awaited: {
        /** @description Kind of the decision. */
        kind: string;
        /** @description Number of legal moves; 9007199254740991 means that many or more. */
        count: number;
      }[];
      /** @description Current database time (Unix ms). */
      serverTime: number;
    };
    DeclaredEntry: {
      /** @description Name of the model. */
      model?: string;
      /** @description Program that runs the model. */
      harness?: string;
      /** @description Version of the program that runs the model. */
      version?: string;
      /** @description Hash of the prompt. */
      promptHash?: string;
      /** @description Settings of the model, such as its temperature. */
      settings?: string;
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
    EnterSeasonInput: {
      /** @description Model and program that play for you. Everyone can see this declaration. */
      declared?: components["schemas"]["DeclaredEntry"];
    };
    Event: components["schemas"]["GoalscorerEvent"] | components["schemas"]["RisingStarEvent"] | components["schemas"]["StarplayerEvent"] | components["schemas"]["SuperclubEvent"] | components["schemas"]["TitleChaseEvent"];
    Events: {
      /** @description Items on this page. */
      items: components["schemas"]["GameEvent"][];
      /** @description Cursor of the next page; null on the last page. */
      next: number | null;
      /** @description Position in the log; pass it as `after` to continue. If the log has lost this position, the error is `history-rewound`. */
      cursor: string;
      /** @description Number of events in the game. */
      version: number;
      /** @description True if the game has ended. */
      over: boolean;
      /** @description Cause of each commit; null until the game has ended. */
      causes: {
        /** @description Number of events in the game. */
        version: number;
        /** @description Time (Unix ms) by the database clock. */
        at: number;
        /** @description Version of the rules. */
        rules: number;
        /** @description Cause of the events. */
        cause: {
          /** @description Kind of cause. */
          kind: string;
        } & {
          [key: string]: unknown;
        };
      }[] | null;
    };
    Fairness: {
      /** @description SHA-256 of the secret seed of the game. */
      commitment: string;
      /** @description Secret seed of the game's randomness; null until the game has ended. */
      seed: string | null;
      /** @description SHA-256 of the text that each seat added to the game's randomness. */
      entropy: string[];
    };
    FindOpponentInput: {
      /** @description Ruleset id. */
      ruleset: string;
      /** @description Minimum and maximum number of players, 2 to 6. The game starts when the maximum number of players is found, or after 45 seconds if at least the minimum number is found. Default: 2. Default: `{"min":2,"max":2}`. */
      seats?: {
        /** @description Smallest number. */
        min: number;
        /** @description Largest number. */
        max: number;
      };
      /** @description True to play a rated game if all players agree. Default: `false`. */
      rated?: boolean;
      /** @description True to play a built-in bot of similar rating if no player is found in time. Default: `true`. */
      bot?: boolean;
    };
    ForkInput: {
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
      /** @description Time limit for a normal decision in the fork, in seconds; null for no limit. */
      decisionSeconds?: number | null;
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
    GameCancelledEvent: {
      /**
       * @description Type, which determines the other fields.
       * @constant
       */
      type: "game.cancelled";
      /**
       * @description Reason for the cancellation.
       * @enum {string}
       */
      reason: "abandoned" | "players-asked" | "cheating" | "abuse" | "fault" | "maintenance" | "other";
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
    GameEvent: {
      /** @description Number of events in the game. */
      version: number;
      /** @description Time (Unix ms) by the database clock. */
      at: number;
      /** @description The event; null if the event is hidden from the viewer. */
      event: components["schemas"]["Event"] | null;
      /** @description One-sentence description of the event; null if the event is hidden or covered by another event's sentence. */
      words?: string | null;
    };
    GameForkedEvent: {
      /**
       * @description Type, which determines the other fields.
       * @constant
       */
      type: "game.forked";
      /** @description Game that was forked. */
      game: string;
      /** @description Last version that the fork shares with the original game. */
      version: number;
    };
    GamePackage: {
      /** @description Name of the package. */
      name: string;
      /** @description Version of the package. */
      version: string;
      /** @description Hash of all files of the package. */
      integrity: string;
      /** @description URL of the game's rules script for replays; null if none. */
      rules: string | null;
      /** @description URL of the game's board; null if none. */
      board: string | null;
      /** @description URL of the game's style sheet; null if none. */
      style: string | null;
      /** @description URL of the game's picture; null if none. */
      picture: string | null;
    };
    GamePausedEvent: {
      /**
       * @description Type, which determines the other fields.
       * @constant
       */
      type: "game.paused";
      /**
       * @description Reason for the pause.
       * @enum {string}
       */
      reason: "incident" | "maintenance" | "dispute" | "players-asked";
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
    GameResumedEvent: {
      /**
       * @description Type, which determines the other fields.
       * @constant
       */
      type: "game.resumed";
    };
    GameUpdate: {
      /** @description Id of the current state. If you reconnect with the last `id`, you receive the state only if it has changed. */
      id: string;
      /** @description `created`: you created the game. `invited`: a seat is reserved for you. `joined`, `left`: a player has taken or left a seat. `started`. `turn`: you have a new decision. `answered`: you no longer have an open decision. `ended`. `cancelled`: the game was cancelled before the start. `rated`: the result of the game has changed ratings. */
      news: ("created" | "invited" | "joined" | "left" | "started" | "turn" | "answered" | "ended" | "cancelled" | "rated")[];
      /** @description Game id. */
      game: components["schemas"]["Game"];
    };
    GoalscorerChoice: Record<string, never>;
    /** @enum {string} */
    GoalscorerCounter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
    GoalscorerEvent: {
      /** @constant */
      type: "game.started";
      /** @constant */
      seats: 2;
      /** @description Options of the game. */
      options: {
        /**
         * @description Number of rows of the Pitch; a longer Pitch makes the game longer.
         * @default 10
         */
        rows: 10 | 12 | 14;
        /**
         * @description Maximum number of turns per side. Leave empty for no limit.
         * @default 20
         */
        turnLimit: number | null;
        /**
         * @description Formation from the pack; sets the starting squares.
         * @default four-four-two
         */
        formation: string;
        /**
         * @description The Goalkeeper can be captured, but the capture scores no goal.
         * @default true
         */
        goalkeeperCapturable: boolean;
        /**
         * @description An Offside can also reveal the hidden Substitute.
         * @default false
         */
        offsideMayRevealSubstitute: boolean;
        /**
         * @description The counter that the Substitute replaces is revealed.
         * @default false
         */
        revealReplacedCounter: boolean;
        /**
         * @description Seconds per move. Leave empty to use the game's decision time.
         * @default null
         */
        decisionTimeLimitSeconds: number | null;
      };
      /** @description Starting squares of each seat's counters. */
      formation: {
        /** @description Id, unique within the list. */
        id: string;
        /** @description Display name. */
        name: string;
        /** @description Starting squares, counted from the seat's own end of the Pitch. */
        squares: {
          /** @description Column and rank of the Goalkeeper; ranks are counted from the side's own Goal Line. */
          1: components["schemas"]["GoalscorerPlace"];
          /** @description Column and rank of number 9; ranks are counted from the side's own Goal Line. */
          9: components["schemas"]["GoalscorerPlace"];
          /** @description Column and rank of number 10; ranks are counted from the side's own Goal Line. */
          10: components["schemas"]["GoalscorerPlace"];
          /** @description Column and rank of the Youth Counters y1 to y8, in this order. */
          youth: components["schemas"]["GoalscorerPlace"][];
        };
      };
      /** @description Id of the game's content pack. */
      contentPack: string;
    } | {
      /** @constant */
      type: "counters.dealt";
      seat: components["schemas"]["SeatNumber"];
      /** @description Starting counters of the seat. */
      counters: {
        /** @description Counter id, such as `home-9` (`s`: Substitute). */
        counter: components["schemas"]["GoalscorerCounter"];
        /** @description Square by column and row, such as `d1`; null off the Pitch. */
        square: string | null;
        /**
         * @description Counter status: hidden, in the team, waiting, or out of the game.
         * @enum {string}
         */
        status: "youth" | "first-team" | "substitute" | "captured" | "removed" | "replaced";
        /** @description Identity of the counter; null if you may not know it. */
        identity: components["schemas"]["GoalscorerIdentity"];
      }[];
    } | {
      /** @constant */
      type: "counters.dealt";
      seat: components["schemas"]["SeatNumber"];
      /** @description Starting counters of the seat. */
      counters: {
        /** @description Counter id, such as `home-9` (`s`: Substitute). */
        counter: components["schemas"]["GoalscorerCounter"];
        /** @description Square by column and row, such as `d1`; null off the Pitch. */
        square: string | null;
        /**
         * @description Counter status: hidden, in the team, waiting, or out of the game.
         * @enum {string}
         */
        status: "youth" | "first-team" | "substitute" | "captured" | "removed" | "replaced";
        /** @description Identity of the counter; null if you may not know it. */
        identity: components["schemas"]["GoalscorerIdentity"] | null;
      }[];
    } | {
      /** @constant */
      type: "turn.started";
      /** @description Number of the turn, from 1 (odd: home, even: away); 0 before the first turn. */
      turn: number;
      /** @description Number of the round, from 1. In a round, each seat has one turn. */
      round: number;
      seat: components["schemas"]["SeatNumber"];
      /** @description Penalty or Offside that the seat takes instead of its next Youth Counter move; null if none. */
      award: ("penalty" | "offside") | null;
    } | {
      /** @constant */
      type: "award.lapsed";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Award that the seat loses.
       * @enum {string}
       */
      award: "penalty" | "offside";
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "no-target" | "turn-limit";
    } | {
      /** @constant */
      type: "youth.moved";
      seat: components["schemas"]["SeatNumber"];
      /** @description Counter id, such as `home-9` (`s`: Substitute). */
      counter: components["schemas"]["GoalscorerCounter"];
      /** @description Square that the counter leaves. */
      from: string;
      /** @description Square that the counter enters. */
      to: string;
    } | {
      /** @constant */
      type: "goal-line.reached";
      seat: components["schemas"]["SeatNumber"];
      /** @description Counter id, such as `home-9` (`s`: Substitute). */
      counter: components["schemas"]["GoalscorerCounter"];
      /** @description Square by column and row, such as `d1`; null off the Pitch. */
      square: string;
    } | {
      /** @constant */
      type: "penalty.awarded";
      seat: components["schemas"]["SeatNumber"];
      /** @description Captured counter that led to the award. */
      causedBy: components["schemas"]["GoalscorerCounter"];
    } | {
      /** @constant */
      type: "offside.awarded";
      seat: components["schemas"]["SeatNumber"];
      /** @description Captured counter that led to the award. */
      causedBy: components["schemas"]["GoalscorerCounter"];
    } | {
      /** @constant */
      type: "penalty.taken";
      seat: components["schemas"]["SeatNumber"];
      /** @description Counter id, such as `home-9` (`s`: Substitute). */
      counter: components["schemas"]["GoalscorerCounter"];
      /**
       * @description Result of the Penalty; `no-effect` if the Star Player was already revealed.
       * @enum {string}
       */
      outcome: "goal" | "removed" | "star-revealed" | "no-effect";
    } | {
      /** @constant */
      type: "offside.taken";
      seat: components["schemas"]["SeatNumber"];
      /** @description Counter id, such as `home-9` (`s`: Substitute). */
      counter: components["schemas"]["GoalscorerCounter"];
    } | {
      /** @constant */
      type: "identity.revealed";
      /** @description Counter id, such as `home-9` (`s`: Substitute). */
      counter: components["schemas"]["GoalscorerCounter"];
      /** @description Identity of the counter: its number, or `star`. */
      identity: components["schemas"]["GoalscorerIdentity"];
      /**
       * @description Why the identity became public.
       * @enum {string}
       */
      cause: "penalty" | "offside" | "debut" | "capture" | "star-arrived" | "replaced";
    } | {
      /** @constant */
      type: "counter.removed";
      /** @description Counter id, such as `home-9` (`s`: Substitute). */
      counter: components["schemas"]["GoalscorerCounter"];
      /** @description Square by column and row, such as `d1`; null off the Pitch. */
      square: string;
    } | {
      /** @constant */
      type: "first-teamer.moved";
      seat: components["schemas"]["SeatNumber"];
      /** @description Counter id, such as `home-9` (`s`: Substitute). */
      counter: components["schemas"]["GoalscorerCounter"];
      /** @description Square that the counter leaves. */
      from: string;
      /** @description Square that the counter enters. */
      to: string;
    } | {
      /** @constant */
      type: "substitute.brought-on";
      seat: components["schemas"]["SeatNumber"];
      /** @description Substitute, which becomes a First Teamer. */
      on: components["schemas"]["GoalscorerCounter"];
      /** @description Counter that leaves the game because the Substitute replaces it. */
      off: components["schemas"]["GoalscorerCounter"];
      /** @description Square by column and row, such as `d1`; null off the Pitch. */
      square: string;
    } | {
      /** @constant */
      type: "debut.made";
      seat: components["schemas"]["SeatNumber"];
      /** @description Counter id, such as `home-9` (`s`: Substitute). */
      counter: components["schemas"]["GoalscorerCounter"];
      /** @description Identity of the counter: its number, or `star`. */
      identity: components["schemas"]["GoalscorerIdentity"];
      /** @description Square that the counter leaves. */
      from: string;
      /** @description Square that the counter enters. */
      to: string;
    } | {
      /** @constant */
      type: "counter.captured";
      seat: components["schemas"]["SeatNumber"];
      /** @description First Teamer that makes the capture. */
      by: components["schemas"]["GoalscorerCounter"];
      /** @description Captured counter, now out of the game. */
      counter: components["schemas"]["GoalscorerCounter"];
      /** @description Identity of the captured counter. */
      identity: components["schemas"]["GoalscorerIdentity"];
      /** @description Square by column and row, such as `d1`; null off the Pitch. */
      square: string;
    } | {
      /** @constant */
      type: "goals.scored";
      /** @description Number of the turn, from 1 (odd: home, even: away); 0 before the first turn. */
      turn: number;
      /** @description Seat that scores. */
      seat: number;
      /** @description Number of goals scored. */
      goals: 1 | 2;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "capture" | "penalty" | "star-captured" | "star-arrived";
      /** @description Captured or picked counter, or the Star Player that scored. */
      counter: components["schemas"]["GoalscorerCounter"];
      /** @description Goals of the home and away seats. */
      score: components["schemas"]["GoalscorerScore"];
    } | {
      /** @constant */
      type: "seat.stuck";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Required move that the seat cannot make.
       * @enum {string}
       */
      step: "youth-move" | "first-teamer-move";
    } | {
      /** @constant */
      type: "game.ended";
      /** @description Final result; null until the game has ended. */
      result: components["schemas"]["GoalscorerResult"];
      /** @description Each counter's identity. */
      identities: {
        /** @description Identity. */
        "home-1": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "home-9": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "home-10": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "home-y1": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "home-y2": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "home-y3": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "home-y4": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "home-y5": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "home-y6": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "home-y7": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "home-y8": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "home-s": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "away-1": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "away-9": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "away-10": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "away-y1": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "away-y2": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "away-y3": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "away-y4": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "away-y5": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "away-y6": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "away-y7": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "away-y8": components["schemas"]["GoalscorerIdentity"];
        /** @description Identity. */
        "away-s": components["schemas"]["GoalscorerIdentity"];
      };
    } | components["schemas"]["SeatHandedOverEvent"] | components["schemas"]["GameCancelledEvent"] | components["schemas"]["GamePausedEvent"] | components["schemas"]["GameResumedEvent"] | components["schemas"]["ClockExtendedEvent"] | components["schemas"]["ClockExtendedMaskedEvent"] | components["schemas"]["GameForkedEvent"] | components["schemas"]["MoveUndoneEvent"];
    GoalscorerGoal: {
      /** @description Number of the turn, from 1 (odd: home, even: away); 0 before the first turn. */
      turn: number;
      /** @description Seat that scores. */
      seat: number;
      /** @description Number of goals scored. */
      goals: 1 | 2;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "capture" | "penalty" | "star-captured" | "star-arrived";
      /** @description Captured or picked counter, or the Star Player that scored. */
      counter: components["schemas"]["GoalscorerCounter"];
    };
    /** @enum {string} */
    GoalscorerIdentity: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
    GoalscorerMove: {
      /** @constant */
      type: "move-youth";
      /** @description Counter id, such as `home-9` (`s`: Substitute). */
      counter: components["schemas"]["GoalscorerCounter"];
      /** @description Square that the counter enters. */
      to: string;
    } | {
      /** @constant */
      type: "take-penalty";
      /** @description Counter id, such as `home-9` (`s`: Substitute). */
      counter: components["schemas"]["GoalscorerCounter"];
    } | {
      /** @constant */
      type: "call-offside";
      /** @description Counter id, such as `home-9` (`s`: Substitute). */
      counter: components["schemas"]["GoalscorerCounter"];
    } | {
      /** @constant */
      type: "move-first-teamer";
      /** @description Counter id, such as `home-9` (`s`: Substitute). */
      counter: components["schemas"]["GoalscorerCounter"];
      /** @description Square that the counter enters. */
      to: string;
    } | {
      /** @constant */
      type: "make-debut";
      /** @description True if the Substitute comes on instead of the counter on the Goal Line. */
      useSubstitute: boolean;
      /** @description Square that the counter enters. */
      to: string;
    };
    GoalscorerMoveAnswer: components["schemas"]["MadeMove"] & {
      /**
       * @description Ruleset id.
       * @constant
       */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Visible state of the game; null before the start. */
      view?: components["schemas"]["GoalscorerView"];
    } & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      ruleset: "goalscorer";
    };
    GoalscorerObservation: components["schemas"]["ObservedGame"] & {
      /**
       * @description Ruleset id.
       * @constant
       */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Visible state of the game; null before the start. */
      view: components["schemas"]["GoalscorerView"] | null;
    } & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      ruleset: "goalscorer";
    };
    GoalscorerOptions: {
      /** @description Number of rows of the Pitch; a longer Pitch makes the game longer. Default: `10`. */
      rows?: 10 | 12 | 14;
      /** @description Maximum number of turns per side. Leave empty for no limit. Default: `20`. */
      turnLimit?: number | null;
      /** @description Formation from the pack; sets the starting squares. Default: `"four-four-two"`. */
      formation?: string;
      /** @description The Goalkeeper can be captured, but the capture scores no goal. Default: `true`. */
      goalkeeperCapturable?: boolean;
      /** @description An Offside can also reveal the hidden Substitute. Default: `false`. */
      offsideMayRevealSubstitute?: boolean;
      /** @description The counter that the Substitute replaces is revealed. Default: `false`. */
      revealReplacedCounter?: boolean;
      /** @description Seconds per move. Leave empty to use the game's decision time. */
      decisionTimeLimitSeconds?: number | null;
    };
    GoalscorerPlace: [
      number,
      number
    ];
    GoalscorerResult: {
      /**
       * @description Rule that ended the game.
       * @enum {string}
       */
      reason: "star-captured" | "star-arrived" | "turn-limit" | "stuck" | "resigned";
      /** @description Seat with more goals; null for a draw. */
      winner: number | null;
      /** @description Goals of the home and away seats. */
      score: components["schemas"]["GoalscorerScore"];
      /** @description Seat that could not make its next required move; null if none. */
      stuck: {
        seat: components["schemas"]["SeatNumber"];
        /**
         * @description Required move that the seat cannot make.
         * @enum {string}
         */
        step: "youth-move" | "first-teamer-move";
      } | null;
    };
    GoalscorerScore: [
      number,
      number
    ];
    GoalscorerView: {
      /** @description Viewer: a seat number, `spectator` or `admin`. */
      viewer: number | ("spectator" | "admin");
      /** @description Options of the game. */
      options: {
        /**
         * @description Number of rows of the Pitch; a longer Pitch makes the game longer.
         * @default 10
         */
        rows: 10 | 12 | 14;
        /**
         * @description Maximum number of turns per side. Leave empty for no limit.
         * @default 20
         */
        turnLimit: number | null;
        /**
         * @description Formation from the pack; sets the starting squares.
         * @default four-four-two
         */
        formation: string;
        /**
         * @description The Goalkeeper can be captured, but the capture scores no goal.
         * @default true
         */
        goalkeeperCapturable: boolean;
        /**
         * @description An Offside can also reveal the hidden Substitute.
         * @default false
         */
        offsideMayRevealSubstitute: boolean;
        /**
         * @description The counter that the Substitute replaces is revealed.
         * @default false
         */
        revealReplacedCounter: boolean;
        /**
         * @description Seconds per move. Leave empty to use the game's decision time.
         * @default null
         */
        decisionTimeLimitSeconds: number | null;
      };
      /** @description Number of the turn, from 1 (odd: home, even: away); 0 before the first turn. */
      turn: number;
      /** @description Number of the round, from 1. In a round, each seat has one turn. */
      round: number;
      /** @description Seat whose turn it is. */
      seat: number;
      /**
       * @description Type of the next move that the seat must make.
       * @enum {string}
       */
      step: "youth-move" | "penalty" | "offside" | "first-teamer-move" | "debut-move" | "ended";
      /** @description Penalty or Offside that the seat takes instead of its next Youth Counter move; null if none. */
      award: {
        /**
         * @description Type of the award: `penalty` or `offside`.
         * @enum {string}
         */
        kind: "penalty" | "offside";
        /** @description Seat that has the award. */
        seat: number;
        /** @description Captured counter that led to the award. */
        causedBy: components["schemas"]["GoalscorerCounter"];
      } | null;
      /** @description Youth Counter on the Goal Line that makes its debut next; null if none. */
      debut: components["schemas"]["GoalscorerCounter"] | null;
      /** @description Goals of the home and away seats. */
      score: components["schemas"]["GoalscorerScore"];
      /** @description All goals, in order. */
      goals: components["schemas"]["GoalscorerGoal"][];
      /** @description Final result; null until the game has ended. */
      result: components["schemas"]["GoalscorerResult"] | null;
      /** @description All counters in a fixed order, home counters first. */
      counters: {
        /** @description Counter id. */
        id: components["schemas"]["GoalscorerCounter"];
        /** @description Seat that owns the counter. */
        seat: number;
        /**
         * @description Counter status: hidden, in the team, waiting, or out of the game.
         * @enum {string}
         */
        status: "youth" | "first-team" | "substitute" | "captured" | "removed" | "replaced";
        /** @description Square by column and row, such as `d1`; null off the Pitch. */
        square: string | null;
        /** @description True if the identity is public. */
        revealed: boolean;
        /** @description Identity of the counter; null if you may not know it. */
        identity: components["schemas"]["GoalscorerIdentity"] | null;
      }[];
      /** @description Identities still hidden, by seat. */
      unknown: components["schemas"]["GoalscorerIdentity"][][];
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
    Holiday: {
      /** @description End of your holiday; null if you are not on holiday. */
      until: number | null;
      /** @description Days of holiday left this year. */
      daysLeft: number;
    };
    HolidayInput: {
      /** @description End of your holiday; null ends the holiday now. */
      until: number | null;
    };
    Invitation: components["schemas"]["GameBase"] & {
      /** @description Ruleset id. */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Seats in order. */
      seats: components["schemas"]["ListedSeat"][];
      /** @description Name of the host; null if the account was deleted. */
      hostName: string | null;
    };
    JoinInput: {
      /** @description Stable error code. */
      code?: string;
      /** @description Seat number, from 0; null if none. */
      seat?: number;
      /** @description The seat's choices when joining, such as a pawn, a club or a team. */
      choices?: components["schemas"]["Choice"];
      /** @description SHA-256 of the text that each seat added to the game's randomness. */
      entropy?: string;
    };
    LabelledMove: {
      /** @description A legal move; null if the label describes all moves of the type. */
      move: components["schemas"]["Move"] | null;
      /** @description Meaning of the move, or the general form of this type of move. */
      label: string;
    };
    LeaderboardEntry: {
      /**
       * Format: uuid
       * @description Account id; null for an empty seat or a deleted account.
       */
      account: string;
      /** @description Name; null for an empty seat or a deleted account. */
      name: string;
      /** @description Conservative rating: the expected strength minus three times its uncertainty. The built-in bot `steady` has a strength of 25 by definition. */
      rating: number;
      /** @description Number of rated games. */
      games: number;
      /** @description Expected strength. The built-in bot `steady` has a strength of 25. Web pages show this value multiplied by 60. */
      mean: number;
      /** @description Uncertainty of `mean`. */
      deviation: number;
      /** @description True while `deviation` is above 2.5. */
      provisional: boolean;
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
    Lobby: {
      /** @description Open public games, newest first. */
      games: (components["schemas"]["GameBase"] & {
        /** @description Ruleset id. */
        ruleset: components["schemas"]["RulesetId"];
        /** @description Seats in order. */
        seats: components["schemas"]["ListedSeat"][];
        /** @description Seat number, from 0; null if none. */
        seat: number | null;
      })[];
    };
    MadeMove: {
      /** @description Number of events in the game. */
      version: number;
      /** @description Position in the log; pass it as `after` to continue. If the log has lost this position, the error is `history-rewound`. */
      cursor: string;
      /** @description Hash of the log up to this version, to verify the log later. */
      head: string;
      /** @description Events in order. */
      events: components["schemas"]["GameEvent"][];
      /** @description Open decisions of the seat. */
      decisions: components["schemas"]["AskedDecision"][];
      /** @description Result of the game; null until the game has ended. */
      outcome: components["schemas"]["Outcome"] | null;
      /** @description The view as text for people and language models. */
      text?: string;
      /**
       * @deprecated
       * @description Deprecated; available until 2027-03-01. Use `decisions`.
       */
      whole?: components["schemas"]["Decision"][];
      /** @description The seat's position, in sentences. Only with `include=words`. */
      facts?: string[];
      /** @description Beats (groups of events that belong together) since `beatsSince`, in order. */
      beats?: components["schemas"]["Beat"][];
      /** @description Version at which the beats start. */
      beatsSince?: number;
      /** @description Your next turn. Present only with `wait`, unless the wait failed. */
      next?: components["schemas"]["WaitAnswer"];
    };
    Moments: {
      /** @description Up to 60 beats of weight 2 or 3, without patches. If there are more beats, those of weight 3 take precedence. */
      items: components["schemas"]["Beat"][];
      /** @description Number of events in the game. */
      version: number;
      /** @description True if the game has ended. */
      over: boolean;
    };
    Move: components["schemas"]["GoalscorerMove"] | components["schemas"]["RisingStarMove"] | components["schemas"]["StarplayerMove"] | components["schemas"]["SuperclubMove"] | components["schemas"]["TitleChaseMove"];
    MoveAnswer: components["schemas"]["GoalscorerMoveAnswer"] | components["schemas"]["RisingStarMoveAnswer"] | components["schemas"]["StarplayerMoveAnswer"] | components["schemas"]["SuperclubMoveAnswer"] | components["schemas"]["TitleChaseMoveAnswer"];
    MoveInput: {
      /** @description Id of the open decision that the move answers. */
      decisionId: string;
      /** @description The move as defined by the ruleset: a `type` and its fields. */
      move: components["schemas"]["Move"];
    };
    MoveUndoneEvent: {
      /**
       * @description Type, which determines the other fields.
       * @constant
       */
      type: "move.undone";
      /** @description Number of the seat, from 0. */
      seat: number;
      /** @description Version to which the game returns. */
      to: number;
    };
    NewSignInLink: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /** @description Device on which the code was entered; null before the code is entered. */
      device: string | null;
      /** @description True once you have approved the device. */
      approved: boolean;
      /** @description Expiry of the code (Unix ms). */
      expiresAt: number;
      /** @description Code to enter on the new device. */
      code: string;
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
    NewWebhook: {
      /** @description Webhook id. */
      webhook: components["schemas"]["Webhook"];
      /** @description Secret that signs the messages, shown only once. */
      secret: string;
    };
    NewWebhookSecret: {
      /** @description Secret that signs the messages, shown only once. */
      secret: string;
      /** @description Expiry of the previous secret (Unix ms). */
      previousSecretUntil: number;
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
    Notices: {
      /** @description Types of notifications that you receive. An empty list turns all notifications off. */
      types: ("turn" | "invited" | "rematch" | "over")[];
      /** @description Quiet hours, which may continue past midnight; null if none. Notifications are held until the quiet hours end, unless the decision's deadline is earlier. */
      quiet: {
        /** @description Start of the quiet hours, in minutes after midnight. */
        from: number;
        /** @description End of the quiet hours, in minutes after midnight. */
        until: number;
      } | null;
      /** @description Time zone of the quiet hours, such as `Europe/Berlin`. */
      timezone: string;
      /** @description Browsers that receive your notifications. */
      browsers: {
        /**
         * Format: uuid
         * @description Id of the browser.
         */
        id: string;
        /** @description Name of the browser; null if none. */
        label: string | null;
        /** @description Creation time (Unix ms). */
        madeAt: number;
        /** @description Time of the last successful delivery (Unix ms); null before the first success. */
        lastOkAt: number | null;
      }[];
      /** @description Unfinished games that you have muted. */
      muted: string[];
    };
    Observation: components["schemas"]["GoalscorerObservation"] | components["schemas"]["RisingStarObservation"] | components["schemas"]["StarplayerObservation"] | components["schemas"]["SuperclubObservation"] | components["schemas"]["TitleChaseObservation"];
    ObservedGame: components["schemas"]["GameBase"] & {
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
    Options: components["schemas"]["GoalscorerOptions"] | components["schemas"]["RisingStarOptions"] | components["schemas"]["StarplayerOptions"] | components["schemas"]["SuperclubOptions"] | components["schemas"]["TitleChaseOptions"];
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
    Pack: {
      /** @description Name; null for an empty seat or a deleted account. */
      name: string;
      /** @description SHA-256 of the content. */
      hash: string;
      /** @description Display title. */
      title: string;
      /** @description Version set by the author. */
      version: string;
      /** @description Valid but unusual content. */
      warnings: string[];
    };
    Pairing: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /** @description Ruleset id. */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Minimum and maximum number of players, 2 to 6. The game starts when the maximum number of players is found, or after 45 seconds if at least the minimum number is found. Default: 2. */
      seats: components["schemas"]["SeatRange"];
      /** @description True to play a rated game if all players agree. */
      rated: boolean;
      /** @description Start time (Unix ms). */
      since: number;
      /** @description Time when a bot joins instead of a player (Unix ms); null if no bot joins. */
      botAt: number | null;
      /**
       * Format: uuid
       * @description Id of the started game; null while you wait.
       */
      game: string | null;
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
    PersonalExport: {
      /**
       * @description State of the export. `done`: the file can be downloaded.
       * @enum {string}
       */
      state: "running" | "done" | "failed" | "cancelled";
      /** @description Creation time (Unix ms). */
      madeAt: number;
      /** @description End time (Unix ms); null before the end. */
      endedAt: number | null;
      /** @description Number of games processed so far. */
      games: number;
      /** @description Number of games when the export started. */
      totalGuess: number;
      /** @description Compressed size of the file so far, excluding the last line. */
      bytes: number;
      /** @description Expiry of the file (Unix ms); null if the file is not ready. */
      keptUntil: number | null;
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
      code: "account-banned" | "account-left" | "account-unknown" | "account-unsaved" | "address-refused" | "already-bid" | "already-entered" | "already-paired" | "already-seated" | "already-targeted" | "already-trained" | "assets-remain" | "audit-off" | "bad-amount" | "bad-boost" | "bad-formation" | "bad-game-setup" | "bad-goalkeeper" | "bad-penalty-order" | "bad-substitute" | "bad-trade-partner" | "bid-too-low" | "bids-are-binding" | "body-too-large" | "browser-unknown" | "busy" | "card-locked" | "card-not-available" | "card-not-held" | "card-not-owned" | "card-not-sellable" | "card-not-tradable" | "claims-automatic" | "claims-bot-only" | "club-set-incomplete" | "code-wrong" | "content-pack-mismatch" | "continent-empty" | "counter-not-on-pitch" | "counter-refused" | "creditor-not-seat" | "database-unavailable" | "debt-open" | "debut-square-not-allowed" | "decision-closed" | "decline-not-allowed" | "defender-no-diagonal" | "delivery-unknown" | "department-used" | "duplicate-card" | "duplicate-player" | "duplicate-star" | "empty-side" | "export-forbidden" | "export-not-at-rest" | "file-gone" | "game-cancelled" | "game-from-newer-version" | "game-full" | "game-not-over" | "game-not-paused" | "game-not-started" | "game-over" | "game-paused" | "game-rated" | "game-set-aside" | "game-started" | "game-unknown" | "game-unreadable" | "goalkeeper-outside-area" | "goalkeeper-protected" | "grant-unknown" | "guarantee-too-late" | "guests-off" | "handle-taken" | "has-looked" | "headers-too-large" | "history-rewound" | "holiday-too-long" | "idempotency-mismatch" | "identity-provider-unavailable" | "import-invalid" | "in-debt" | "insufficient-funds" | "internal-error" | "invalid-choice" | "invalid-content-pack" | "invalid-counter" | "invalid-cursor" | "invalid-fixtures" | "invalid-input" | "invalid-league" | "invalid-option" | "invalid-parameters" | "invalid-save" | "invalid-seat-count" | "invalid-version" | "job-unfinished" | "job-unknown" | "last-owner" | "link-unknown" | "malformed-json" | "malformed-request" | "manager-limit" | "max-level" | "merge-conflict" | "method-not-allowed" | "mode-combination" | "money-both-ways" | "move-undone" | "no-actions-left" | "no-deadline" | "no-draws-left" | "no-fixture-left" | "no-guaranteed-star" | "no-magic-sponge" | "no-match-right" | "no-new-games" | "no-potential" | "no-saves" | "no-such-claim" | "no-tackle-card" | "no-trainings-left" | "not-a-first-teamer" | "not-a-guest" | "not-a-match-event" | "not-a-youth-counter" | "not-absent" | "not-enough-cash" | "not-entered" | "not-found" | "not-host" | "not-one-square" | "not-one-square-forward" | "not-ratable" | "not-ready" | "not-seated" | "not-this-player" | "not-undoable" | "not-your-card" | "not-your-counter" | "not-your-decision" | "not-your-player" | "not-your-seat" | "nothing-to-cancel" | "offer-limit" | "offer-not-available" | "opponent-not-eligible" | "option-off" | "others-are-seated" | "out-of-time" | "pack-unknown" | "pack-withdrawn" | "pairing-unknown" | "partner-fixed" | "passkey-invalid" | "passkey-unknown" | "passkeys-unavailable" | "pawn-taken" | "pick-not-allowed" | "pick-required" | "pick-unavailable" | "player-not-for-you" | "player-removed" | "player-unavailable" | "push-off" | "rate-limited" | "read-only" | "request-timeout" | "rival-injured" | "rival-not-eligible" | "ruleset-not-loaded" | "ruleset-unknown" | "sale-pending" | "same-owner" | "save-unsealed" | "scope-missing" | "season-closed" | "season-sealed" | "season-unknown" | "seat-already-handed-over" | "seat-left" | "seat-not-eligible" | "seat-out" | "seat-resigned" | "seat-unknown" | "seats-differ" | "self-target" | "session-missing" | "shutting-down" | "sign-in-expired" | "sign-in-invalid" | "sign-in-off" | "skip-not-allowed" | "slot-not-filled" | "squad-full" | "squad-over-limit" | "squad-too-small" | "squad-within-limit" | "square-occupied-by-own" | "square-off-pitch" | "stadium-limit" | "staff-full" | "staff-stack-empty" | "star-already-owned" | "star-not-owned" | "star-not-suspended" | "star-sold-out" | "star-suspended" | "substitute-not-available" | "target-already-revealed" | "target-in-debt" | "target-not-on-pitch" | "target-not-opponent" | "target-not-youth" | "team-taken" | "timed-out" | "token-audience" | "token-invalid" | "token-missing" | "token-taken" | "token-unknown" | "too-few-seats" | "too-many-browsers" | "too-many-connections" | "too-many-games" | "too-many-offers" | "too-many-packs" | "too-many-passkeys" | "too-many-renames" | "too-many-streams" | "too-many-thinking-games" | "too-many-webhooks" | "trade-needs-a-player" | "trade-stale" | "unknown-card" | "unknown-id" | "unknown-level" | "unknown-seat" | "unknown-team" | "unknown-token" | "unsupported-media-type" | "webhook-is-off" | "webhook-kept-off" | "webhook-unknown" | "webhooks-off" | "wild-limit" | "win-sequence" | "window-closed" | "wins-incomplete" | "wrong-card-kind" | "wrong-move-for-decision" | "wrong-window" | "yellow-limit" | "youth-cannot-capture";
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
    Profile: {
      /** @description Account id; null for an empty seat or a deleted account. */
      account: components["schemas"]["Account"];
      /** @description Handle of the player. */
      handle: string;
      /**
       * @description Visibility of your profile. `hidden`: your profile shows only your name.
       * @enum {string}
       */
      profile: "public" | "hidden";
      /** @description Ratings; empty if the player hides them. */
      ratings: components["schemas"]["AccountRating"][];
      /** @description Your results in rated games with this player. */
      score: {
        /** @description Games that you won. */
        won: number;
        /** @description Games that you lost. */
        lost: number;
        /** @description Games that you tied. */
        tied: number;
      };
      /** @description Latest public games, newest first. */
      games: components["schemas"]["Game"][];
    };
    /** @description Conservative rating: the expected strength minus three times its uncertainty. The built-in bot `steady` has a strength of 25 by definition. */
    Rating: number | null;
    RatingChange: {
      /** @description Time (Unix ms) by the database clock. */
      at: number;
      /**
       * Format: uuid
       * @description Game id; null if the game is private and you have no seat in it.
       */
      game: string | null;
      /** @description Final rank of the account, from 1. Tied accounts share a rank. */
      place: number;
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
    RisingStarChoice: Record<string, never>;
    RisingStarEvent: {
      /** @constant */
      type: "tokens.laid-out";
      /** @description Ids of the tokens to choose from. */
      tokens: string[];
    } | {
      /** @constant */
      type: "deck.shuffled";
      /**
       * @description Name of the deck.
       * @enum {string}
       */
      deck: "contract" | "agent" | "dayToDay" | "press";
      /** @description Number of cards in the deck. */
      count: number;
      /** @description Cards of the deck, top card first. */
      order: string[];
    } | {
      /** @constant */
      type: "deck.shuffled";
      /**
       * @description Name of the deck.
       * @enum {string}
       */
      deck: "contract" | "agent" | "dayToDay" | "press";
      /** @description Number of cards in the deck. */
      count: number;
    } | {
      /** @constant */
      type: "token.chosen";
      seat: components["schemas"]["SeatNumber"];
      /** @description Token id; null before the player has chosen a token. */
      token: string;
      /** @description True if the engine made the choice for the player. */
      auto: boolean;
    } | {
      /** @constant */
      type: "contract.dealt";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id; absent if hidden from you. */
      card: string;
    } | {
      /** @constant */
      type: "contracts.boxed";
      /** @description Card ids. */
      cards: string[];
    } | {
      /** @constant */
      type: "opening.rolled";
      /** @description Round, from 1. */
      round: number;
      /** @description Roll of each seat. */
      rolls: {
        seat: components["schemas"]["SeatNumber"];
        /** @description Value of the die. */
        value: number;
      }[];
    } | {
      /** @constant */
      type: "opening.decided";
      /** @description Seat that takes the first turn; null before it is decided. */
      firstSeat: number;
    } | {
      /** @constant */
      type: "turn.started";
      /** @description Number of the turn, from 1. */
      turn: number;
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description First step of the turn: roll, or recover from an injury.
       * @enum {string}
       */
      stage: "physio" | "roll";
    } | {
      /** @constant */
      type: "die.rolled";
      seat: components["schemas"]["SeatNumber"];
      /** @description Value of the die. */
      value: number;
      /**
       * @description Purpose of the roll.
       * @enum {string}
       */
      purpose: "move" | "fitness";
    } | {
      /** @constant */
      type: "token.moved";
      seat: components["schemas"]["SeatNumber"];
      /** @description Number of the tile that the token leaves; PRE-SEASON is 0. */
      from: number;
      /** @description Number of the tile where the token stops; PRE-SEASON is 0. */
      to: number;
      /** @description Number of tiles that the token moves; 0 for a direct move. */
      steps: number;
      /** @description Steps left over when the career ends. */
      unusedSteps: number;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      cause: "roll" | "card";
      /**
       * @description `advance`: the token moves along the tiles and may pass PRE-SEASON; `direct`: the token moves straight to the tile.
       * @enum {string}
       */
      mode: "advance" | "direct";
    } | {
      /** @constant */
      type: "season.completed";
      seat: components["schemas"]["SeatNumber"];
      /** @description Number of the completed season, from 1. */
      season: number;
    } | {
      /** @constant */
      type: "career.ended";
      seat: components["schemas"]["SeatNumber"];
      /** @description Number of the turn, from 1. */
      turn: number;
    } | {
      /** @constant */
      type: "player.injured";
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "fitness.failed";
      seat: components["schemas"]["SeatNumber"];
      /** @description Failed fitness rolls in a row, including this one. */
      failures: number;
    } | {
      /** @constant */
      type: "player.recovered";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      cause: "six" | "sponge" | "fee";
    } | {
      /** @constant */
      type: "sponge.played";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id; absent if hidden from you. */
      card: string;
    } | {
      /** @constant */
      type: "card.drawn";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Name of the deck.
       * @enum {string}
       */
      deck: "contract" | "agent" | "dayToDay" | "press";
      /**
       * @description Type of the card.
       * @enum {string}
       */
      category: "agent" | "sponsorship" | "movement" | "fame" | "financial" | "magic-sponge" | "match-event";
      /** @description Card id; absent if hidden from you. */
      card: string;
    } | {
      /** @constant */
      type: "card.drawn";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Name of the deck.
       * @enum {string}
       */
      deck: "contract" | "agent" | "dayToDay" | "press";
      /**
       * @description Type of the card.
       * @enum {string}
       */
      category: "agent" | "sponsorship" | "movement" | "fame" | "financial" | "magic-sponge" | "match-event";
      /** @description Card id; absent if hidden from you. */
      card?: string;
    } | {
      /** @constant */
      type: "card.kept";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Type of the card.
       * @enum {string}
       */
      category: "agent" | "sponsorship" | "movement" | "fame" | "financial" | "magic-sponge" | "match-event";
      /** @description Where the card belongs: Agent, a sponsorship category, or the hand. */
      slot: ("agent" | ("boot" | "clothing" | "product")) | ("magicSponges" | "matchEvents");
      /** @description Card id; absent if hidden from you. */
      card: string;
      /** @description Number of Match Event Cards that the seat now holds; null for other cards. */
      handCount: number | null;
    } | {
      /** @constant */
      type: "card.kept";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Type of the card.
       * @enum {string}
       */
      category: "agent" | "sponsorship" | "movement" | "fame" | "financial" | "magic-sponge" | "match-event";
      /** @description Where the card belongs: Agent, a sponsorship category, or the hand. */
      slot: ("agent" | ("boot" | "clothing" | "product")) | ("magicSponges" | "matchEvents");
      /** @description Card id; absent if hidden from you. */
      card?: string;
      /** @description Number of Match Event Cards that the seat now holds; null for other cards. */
      handCount: number | null;
    } | {
      /** @constant */
      type: "swap.offered";
      seat: components["schemas"]["SeatNumber"];
      /** @description Where the card belongs: Agent, a sponsorship category, or the hand. */
      slot: "agent" | ("boot" | "clothing" | "product");
      /** @description Card that the seat already holds. */
      held: string;
      /** @description Drawn card. */
      drawn: string;
    } | {
      /** @constant */
      type: "card.returned";
      /**
       * @description Name of the deck.
       * @enum {string}
       */
      deck: "contract" | "agent" | "dayToDay" | "press";
      /** @description Card id; absent if hidden from you. */
      card: string;
      /** @constant */
      position: "bottom";
    } | {
      /** @constant */
      type: "card.deck-empty";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Name of the deck.
       * @enum {string}
       */
      deck: "contract" | "agent" | "dayToDay" | "press";
    } | {
      /** @constant */
      type: "agent.swapped";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card that the seat keeps. */
      kept: string;
      /** @description Card that returns to the bottom of its deck. */
      returned: string;
    } | {
      /** @constant */
      type: "agent.swap-declined";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card that the seat keeps. */
      kept: string;
      /** @description Card that returns to the bottom of its deck. */
      returned: string;
    } | {
      /** @constant */
      type: "sponsorship.swapped";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Type of sponsorship.
       * @enum {string}
       */
      category: "boot" | "clothing" | "product";
      /** @description Card that the seat keeps. */
      kept: string;
      /** @description Card that returns to the bottom of its deck. */
      returned: string;
    } | {
      /** @constant */
      type: "sponsorship.swap-declined";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Type of sponsorship.
       * @enum {string}
       */
      category: "boot" | "clothing" | "product";
      /** @description Card that the seat keeps. */
      kept: string;
      /** @description Card that returns to the bottom of its deck. */
      returned: string;
    } | {
      /** @constant */
      type: "contract.released";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id; absent if hidden from you. */
      card: string;
      /**
       * @description Place to which the contract moves: the bottom of its deck, or out of the game.
       * @enum {string}
       */
      to: "deck-bottom" | "box";
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      cause: "contract" | "transfer" | "free-agent";
    } | {
      /** @constant */
      type: "contract.offered";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      cause: "contract" | "transfer" | "free-agent";
      /** @description Card ids. */
      cards: string[];
    } | {
      /** @constant */
      type: "contract.signed";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id; absent if hidden from you. */
      card: string;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      cause: "contract" | "transfer" | "free-agent";
    } | {
      /** @constant */
      type: "contract.offers-declined";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card ids. */
      cards: string[];
    } | {
      /** @constant */
      type: "contract.returned";
      /** @description Card ids. */
      cards: string[];
    } | {
      /** @constant */
      type: "cash.received";
      seat: components["schemas"]["SeatNumber"];
      /** @description Amount in RS Dollars. */
      amount: number;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "loyalty" | "loyalty-setup" | "matchday-fee" | "reserves-fee" | "buyout" | "sponsor" | "card";
    } | {
      /** @constant */
      type: "cash.paid";
      seat: components["schemas"]["SeatNumber"];
      /** @description Amount due, in RS Dollars. */
      due: number;
      /** @description Amount paid, in RS Dollars; less than `due` if the rest is forgiven. */
      amount: number;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "physio" | "card" | "resignation";
    } | {
      /** @constant */
      type: "fame.changed";
      seat: components["schemas"]["SeatNumber"];
      /** @description Change in the player's fame. */
      delta: number;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "card" | "cup-final";
    } | {
      /** @constant */
      type: "points.awarded";
      seat: components["schemas"]["SeatNumber"];
      /** @description Points awarded to the seat. */
      points: number;
      /**
       * @description Type of match that earned the points.
       * @enum {string}
       */
      reason: "matchday" | "reserves" | "derby" | "cup-final" | "championship-final";
    } | {
      /** @constant */
      type: "income.suppressed";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Income that the injured player loses: points or money.
       * @enum {string}
       */
      kind: "points" | "money";
      /** @description Points or RS Dollars lost. */
      amount: number;
      /** @constant */
      reason: "injured";
    } | {
      /** @constant */
      type: "derby.rival-chosen";
      seat: components["schemas"]["SeatNumber"];
      /** @description Opponent in the derby. */
      rival: number;
      /** @description True if the engine made the choice for the player. */
      auto: boolean;
    } | {
      /** @constant */
      type: "match.started";
      /** @description Number of the match, from 1. */
      match: number;
      /**
       * @description Type of match.
       * @enum {string}
       */
      kind: "matchday" | "reserves" | "derby" | "cup-final" | "championship-final";
      /** @description Home team: a seat, an absent team, or the club of the Cup Final. */
      home: components["schemas"]["RisingStarSide"];
      /** @description Away team: a seat or an absent team; null if no opponent could play. */
      away: components["schemas"]["RisingStarSide"] | null;
    } | {
      /** @constant */
      type: "match.dice-rolled";
      /** @description Number of the match, from 1. */
      match: number;
      /** @description The home team's red die. */
      red: number;
      /** @description The away team's blue die. */
      blue: number;
      /** @description Goals of both sides; null before the dice are rolled. */
      score: components["schemas"]["RisingStarScore"];
      /**
       * @description Next part of the match.
       * @enum {string}
       */
      stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
    } | {
      /** @constant */
      type: "match.card-played";
      /** @description Number of the match, from 1. */
      match: number;
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Side of the match: `home` or `away`.
       * @enum {string}
       */
      side: "home" | "away";
      /** @description Card id; absent if hidden from you. */
      card: string;
      /** @description Values of the rerolled dice, in the order of the card's effects. */
      rerolled: number[];
      /** @description Score after the card; in extra time, only goals in extra time count. */
      score: components["schemas"]["RisingStarScore"];
      /**
       * @description Part of the match in which the card was played.
       * @enum {string}
       */
      period: "normal-time" | "extra-time";
      /**
       * @description Next part of the match.
       * @enum {string}
       */
      stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
    } | {
      /** @constant */
      type: "match.card-declined";
      /** @description Number of the match, from 1. */
      match: number;
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Side of the match: `home` or `away`.
       * @enum {string}
       */
      side: "home" | "away";
      /**
       * @description Next part of the match.
       * @enum {string}
       */
      stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
    } | {
      /** @constant */
      type: "match.extra-time-rolled";
      /** @description Number of the match, from 1. */
      match: number;
      /** @description The home team's red die. */
      red: number;
      /** @description The away team's blue die. */
      blue: number;
      /** @description Goals in extra time only. */
      score: components["schemas"]["RisingStarScore"];
      /** @description Total goals in normal and extra time; null if there was no extra time. */
      aggregate: components["schemas"]["RisingStarScore"];
      /**
       * @description Next part of the match.
       * @enum {string}
       */
      stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
    } | {
      /** @constant */
      type: "match.penalty-taken";
      /** @description Number of the match, from 1. */
      match: number;
      /** @description Round, from 1. */
      round: number;
      /**
       * @description Side of the match: `home` or `away`.
       * @enum {string}
       */
      side: "home" | "away";
      /** @description The home team's red die. */
      red: number;
      /** @description The away team's blue die. */
      blue: number;
      /** @description True if the penalty is scored. */
      scored: boolean;
      /** @description Penalties scored, including this penalty. */
      tally: components["schemas"]["RisingStarScore"];
    } | {
      /** @constant */
      type: "match.ended";
      /** @description Number of the match, from 1. */
      match: number;
      /**
       * @description Winning side, or `draw`.
       * @enum {string}
       */
      winner: "home" | "away" | "draw";
      /**
       * @description Part of the match that decided the result; `walkover` if the match was not played.
       * @enum {string}
       */
      decidedBy: "normal-time" | "extra-time" | "penalties" | "walkover";
      /** @description Goals in normal time; null if none. */
      score: components["schemas"]["RisingStarScore"] | null;
      /** @description Goals in extra time only; null if there was no extra time. */
      extraTime: components["schemas"]["RisingStarScore"] | null;
      /** @description Score of the penalty shoot-out; null if there was none. */
      penalties: components["schemas"]["RisingStarPenalties"] | null;
      /** @description Total goals in normal and extra time; null if there was no extra time. */
      aggregate: components["schemas"]["RisingStarScore"] | null;
    } | {
      /** @constant */
      type: "seat.resigned";
      seat: components["schemas"]["SeatNumber"];
      /** @description Position in the order in which players left, from 1. */
      order: number;
    } | {
      /** @constant */
      type: "seat.removed";
      seat: components["schemas"]["SeatNumber"];
      /** @description The player's contract; null if the player currently has none. */
      contract: string | null;
      /** @description Place to which the contract moves: out of the game, or the bottom of its deck; null if there is no contract. */
      contractTo: ("box" | "deck-bottom") | null;
      /** @description Agent and Sponsorship cards put at the bottom of their deck, in order. */
      agentCards: string[];
      /** @description Magic Sponge Cards put at the bottom of their deck, in order. */
      sponges: string[];
      /** @description Number of Match Event Cards that return to the bottom of their deck. */
      hiddenCount: number;
      /** @description Match Event Cards that return to the bottom of their deck. */
      hiddenCards: string[];
    } | {
      /** @constant */
      type: "seat.removed";
      seat: components["schemas"]["SeatNumber"];
      /** @description The player's contract; null if the player currently has none. */
      contract: string | null;
      /** @description Place to which the contract moves: out of the game, or the bottom of its deck; null if there is no contract. */
      contractTo: ("box" | "deck-bottom") | null;
      /** @description Agent and Sponsorship cards put at the bottom of their deck, in order. */
      agentCards: string[];
      /** @description Magic Sponge Cards put at the bottom of their deck, in order. */
      sponges: string[];
      /** @description Number of Match Event Cards that return to the bottom of their deck. */
      hiddenCount: number;
    } | {
      /** @constant */
      type: "scores.computed";
      /** @description Final totals by seat. */
      totals: {
        seat: components["schemas"]["SeatNumber"];
        /** @description The player's points. */
        points: number;
        /** @description Fame of the player. */
        fame: number;
        /** @description Money of the player, in RS Dollars. */
        cash: number;
        /** @description Points for money at the end: 1 per full 100,000. */
        moneyPoints: number;
        /** @description Sum of points, fame and Money Points. */
        total: number;
      }[];
    } | {
      /** @constant */
      type: "tiebreak.started";
      /** @description Seats that share first place. */
      tied: number[];
    } | {
      /** @constant */
      type: "tiebreak.rolled";
      /** @description Round, from 1. */
      round: number;
      /**
       * @description Purpose of the roll.
       * @enum {string}
       */
      purpose: "qualify" | "home";
      /** @description Roll of each seat. */
      rolls: {
        seat: components["schemas"]["SeatNumber"];
        /** @description Value of the die. */
        value: number;
      }[];
    } | {
      /** @constant */
      type: "tiebreak.qualified";
      /** @description Seats that play the final for first place; null before they are known. */
      finalists: [
        number,
        number
      ];
      /** @description Seats that share first place but do not play the final. */
      out: number[];
    } | {
      /** @constant */
      type: "results.announced";
      /** @description All seats and their final places, best first. */
      places: components["schemas"]["RisingStarPlace"][];
      /** @description Seat of the winner; null before the final is decided. */
      champion: number;
    } | {
      /** @constant */
      type: "hands.revealed";
      seat: components["schemas"]["SeatNumber"];
      /** @description Match Event Cards that the player holds; null if you may not see them. */
      matchEvents: string[];
    } | {
      /** @constant */
      type: "game.ended";
      /** @description Seat of the winner; null before the final is decided. */
      champion: number;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "careers-complete" | "turn-cap" | "last-seat";
    } | components["schemas"]["SeatHandedOverEvent"] | components["schemas"]["GameCancelledEvent"] | components["schemas"]["GamePausedEvent"] | components["schemas"]["GameResumedEvent"] | components["schemas"]["ClockExtendedEvent"] | components["schemas"]["ClockExtendedMaskedEvent"] | components["schemas"]["GameForkedEvent"] | components["schemas"]["MoveUndoneEvent"];
    RisingStarMove: {
      /** @constant */
      type: "choose-token";
      /** @description Token id; null before the player has chosen a token. */
      token: string;
    } | {
      /** @constant */
      type: "roll";
    } | {
      /** @constant */
      type: "roll-for-fitness";
    } | {
      /** @constant */
      type: "play-magic-sponge";
    } | {
      /** @constant */
      type: "accept-offer";
      /** @description Card id; absent if hidden from you. */
      card: string;
    } | {
      /** @constant */
      type: "decline-offers";
    } | {
      /** @constant */
      type: "keep-current";
    } | {
      /** @constant */
      type: "take-new";
    } | {
      /** @constant */
      type: "choose-rival";
      /** @description Number of the seat, from 0. */
      seat: number;
    } | {
      /** @constant */
      type: "play-match-event";
      /** @description Card id; absent if hidden from you. */
      card: string;
    } | {
      /** @constant */
      type: "decline-match-event";
    };
    RisingStarMoveAnswer: components["schemas"]["MadeMove"] & {
      /**
       * @description Ruleset id.
       * @constant
       */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Visible state of the game; null before the start. */
      view?: components["schemas"]["RisingStarView"];
    } & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      ruleset: "rising-star";
    };
    RisingStarObservation: components["schemas"]["ObservedGame"] & {
      /**
       * @description Ruleset id.
       * @constant
       */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Visible state of the game; null before the start. */
      view: components["schemas"]["RisingStarView"] | null;
    } & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      ruleset: "rising-star";
    };
    RisingStarOptions: {
      /** @description Number of seasons in each career. A season is one lap of the board. Default: `3`. */
      seasons?: number;
      /**
       * @description choose: players choose their tokens in turn; assigned: players get tokens in order. Default: `"choose"`.
       * @enum {string}
       */
      tokenSelection?: "choose" | "assigned";
      /**
       * @description The medical fee is due after the third failed roll, or on the next turn. Default: `"third-failed-roll"`.
       * @enum {string}
       */
      physioFeeTiming?: "third-failed-roll" | "fourth-turn";
      /**
       * @description If a player cannot pay in full, the unpaid part is forgiven (write-off) or becomes a debt (debt). Default: `"write-off"`.
       * @enum {string}
       */
      shortfall?: "write-off" | "debt";
      /**
       * @description until-used: in a final, an unplayed Match Event can still be played in extra time; normal-time: it cannot. Default: `"normal-time"`.
       * @enum {string}
       */
      cupCardWindow?: "normal-time" | "until-used";
      /** @description Shuffle each deck again when all its cards are drawn. Default: `false`. */
      reshuffle?: boolean;
      /** @description Roll the die automatically when there is nothing else to choose. Default: `false`. */
      autoRoll?: boolean;
      /** @description Maximum total number of turns; empty for no limit. Default: 100 per player and season. */
      turnCap?: number | null;
    };
    RisingStarPenalties: {
      /** @description Round, from 1. */
      round: number;
      /** @description Penalties that the home team has scored. */
      home: number;
      /** @description Penalties that the away team has scored. */
      away: number;
    };
    RisingStarPlace: {
      seat: components["schemas"]["SeatNumber"];
      /** @description The player's points. */
      points: number;
      /** @description Fame of the player. */
      fame: number;
      /** @description Money of the player, in RS Dollars. */
      cash: number;
      /** @description Points for money at the end: 1 per full 100,000. */
      moneyPoints: number;
      /** @description Sum of points, fame and Money Points. */
      total: number;
      /** @description Final place, from 1. Tied seats share a place. */
      place: number;
    };
    RisingStarScore: {
      /** @description Goals of the home team. */
      home: number;
      /** @description Goals of the away team. */
      away: number;
    };
    RisingStarSide: {
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @description Token of a team without a player; the engine rolls for this team. */
      absent: string;
    } | {
      /** @constant */
      club: "rising-star-fc";
    };
    RisingStarView: {
      /**
       * @description Phase of the game.
       * @enum {string}
       */
      phase: "choosing-tokens" | "playing" | "tiebreak" | "ended";
      /** @description Players, in seat order. */
      seats: {
        no: components["schemas"]["SeatNumber"];
        /** @description Token id; null before the player has chosen a token. */
        token: string | null;
        /** @description Number of the token's tile; PRE-SEASON is 0. */
        position: number;
        /** @description Number of seasons completed. */
        seasonsCompleted: number;
        /**
         * @description Player status: playing, injured, career over, or resigned.
         * @enum {string}
         */
        status: "active" | "injured" | "retired" | "resigned";
        /** @description Failed fitness rolls in a row. */
        failedFitnessRolls: number;
        /** @description The player's points. */
        points: number;
        /** @description Fame of the player. */
        fame: number;
        /** @description Money of the player, in RS Dollars. */
        cash: number;
        /** @description The player's contract; null if the player currently has none. */
        contract: string | null;
        /** @description Agent of the player; null if none. */
        agent: string | null;
        /** @description The player's sponsorships by category. */
        sponsorships: {
          /** @description Boot sponsorship; null if none. */
          boot: string | null;
          /** @description Clothing sponsorship; null if none. */
          clothing: string | null;
          /** @description Product sponsorship; null if none. */
          product: string | null;
        };
        /** @description Magic Sponge Cards of the player. */
        magicSponges: string[];
        /** @description Number of Match Event Cards that the player holds. */
        matchEventCount: number;
        /** @description Match Event Cards that the player holds; null if you may not see them. */
        matchEvents: string[] | null;
        /** @description True if the seat has resigned and will leave when the current turn ends. */
        resigning: boolean;
        /** @description Position in the order in which seats left, from 1; null if the seat has not left. */
        resignOrder: number | null;
      }[];
      /** @description Seat that takes the first turn; null before it is decided. */
      firstSeat: number | null;
      /** @description Current turn; null if no turn is in progress. */
      turn: {
        /** @description Number of the turn, from 1. */
        number: number;
        /** @description Seat whose turn it is. */
        seat: number;
        /**
         * @description `physio`: recover from an injury; `roll`: roll the die; `tile`: apply the tile.
         * @enum {string}
         */
        stage: "physio" | "roll" | "tile";
        /** @description Number of cards drawn in this turn. */
        chain: number;
      } | null;
      /** @description The last roll of the die; null before the first roll. */
      die: {
        seat: components["schemas"]["SeatNumber"];
        /** @description Value of the die. */
        value: number;
        /**
         * @description Purpose of the roll.
         * @enum {string}
         */
        purpose: "move" | "fitness";
      } | null;
      /** @description Number of cards in each deck. */
      deckCounts: {
        /** @description Number of cards in this deck. */
        contract: number;
        /** @description Number of cards in this deck. */
        agent: number;
        /** @description Number of cards in this deck. */
        dayToDay: number;
        /** @description Number of cards in this deck. */
        press: number;
      };
      /** @description Cards of each deck, top card first; null if you may not see them. */
      decks: {
        /** @description Cards of this deck, top card first. */
        contract: string[];
        /** @description Cards of this deck, top card first. */
        agent: string[];
        /** @description Cards of this deck, top card first. */
        dayToDay: string[];
        /** @description Cards of this deck, top card first. */
        press: string[];
      } | null;
      /** @description Number of undrawn cards in each deck; null if decks are never reshuffled. */
      untilShuffle: {
        /** @description Number of cards in this deck. */
        contract: number;
        /** @description Number of cards in this deck. */
        agent: number;
        /** @description Number of cards in this deck. */
        dayToDay: number;
        /** @description Number of cards in this deck. */
        press: number;
      } | null;
      /** @description Black contracts that are out of the game. */
      box: string[];
      /** @description Contracts offered to a seat; null if no contracts are offered. */
      negotiation: {
        seat: components["schemas"]["SeatNumber"];
        /**
         * @description Reason for the event.
         * @enum {string}
         */
        cause: "contract" | "transfer" | "free-agent";
        /** @description Offered contracts. */
        offers: string[];
      } | null;
      /** @description Two cards from which a seat chooses the card to keep; null if none. */
      swap: {
        seat: components["schemas"]["SeatNumber"];
        /** @description Where the card belongs: Agent, a sponsorship category, or the hand. */
        slot: "agent" | ("boot" | "clothing" | "product");
        /** @description Card that the seat already holds. */
        held: string;
        /** @description Drawn card. */
        drawn: string;
      } | null;
      /** @description Number of matches so far. */
      matches: number;
      /** @description Match of this turn, even if already finished; null if none. */
      match: {
        /** @description Number of the match, from 1. */
        id: number;
        /**
         * @description Type of match.
         * @enum {string}
         */
        kind: "matchday" | "reserves" | "derby" | "cup-final" | "championship-final";
        /** @description Home team: a seat, an absent team, or the club of the Cup Final. */
        home: components["schemas"]["RisingStarSide"];
        /** @description Away team: a seat or an absent team; null if no opponent could play. */
        away: components["schemas"]["RisingStarSide"] | null;
        /** @description Goals in normal time; null before the dice are rolled, or if there is no opponent. */
        score: components["schemas"]["RisingStarScore"] | null;
        /**
         * @description Next part of the match.
         * @enum {string}
         */
        stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
        /** @description Sides that have played a Match Event Card in this match. */
        used: {
          /** @description True if this side has played a Match Event Card. */
          home: boolean;
          /** @description True if this side has played a Match Event Card. */
          away: boolean;
        };
        /** @description Goals in extra time only; null if there was no extra time. */
        extraTime: components["schemas"]["RisingStarScore"] | null;
        /** @description Score of the penalty shoot-out; null if there was none. */
        penalties: components["schemas"]["RisingStarPenalties"] | null;
      } | null;
      /** @description Score after each card you could play; null if you have no card to choose. */
      previews: {
        /** @description Card id; absent if hidden from you. */
        card: string;
        /** @description Score after this card; null if dice decide it. */
        score: components["schemas"]["RisingStarScore"] | null;
      }[] | null;
      /** @description Tie-break for first place; null if none. */
      tiebreak: {
        /** @description Seats that share first place. */
        tied: number[];
        /** @description Seats that play the final for first place; null before they are known. */
        finalists: [
          number,
          number
        ] | null;
        /** @description Seats that share first place but do not play the final. */
        out: number[];
        /** @description Seat of the winner; null before the final is decided. */
        champion: number | null;
      } | null;
      /** @description Final result; null until the game has ended. */
      result: {
        /** @description All seats and their final places, best first. */
        places: components["schemas"]["RisingStarPlace"][];
        /** @description Seat of the winner; null before the final is decided. */
        champion: number;
      } | null;
      /** @description Rule that ended the game; null until the game has ended. */
      reason: ("careers-complete" | "turn-cap" | "last-seat") | null;
    };
    Ruleset: {
      /** @description Permanent id. */
      id: components["schemas"]["RulesetId"];
      /** @description Version of the rules. */
      version: number;
      /** @description Display title. */
      title: string;
      /** @description One-line description of the game. */
      line: string;
      /** @description Usual length of a game, such as `20 min`. */
      lasts: string;
      /** @description Supported numbers of players. */
      seats: components["schemas"]["SeatRange"];
      /** @description Available content packs. */
      packs: components["schemas"]["Pack"][];
      /** @description Bot levels, weakest first. */
      levels: components["schemas"]["BotLevelDetails"][];
      /** @description Package that provides the game; null for a built-in game. */
      package: components["schemas"]["GamePackage"] | null;
      /**
       * @description `complete` if nothing is hidden from any player.
       * @enum {string}
       */
      information: "open" | "hidden";
      /** @description Kinds of decisions in this ruleset. */
      decisionKinds: string[];
      /** @description Kinds of saves that the ruleset supports. */
      saves: string[];
      /** @description JSON Schema of the options. */
      options: {
        [key: string]: unknown;
      };
      /** @description Common option presets; the first preset is the default. */
      presets: {
        /** @description Permanent id. */
        id: string;
        /** @description Name; null for an empty seat or a deleted account. */
        name: string;
        /** @description Short summary of what the preset changes. */
        says: string;
        /** @description Game options as defined by the ruleset. */
        options: {
          [key: string]: unknown;
        };
        /** @description Usual game length for each possible number of seats. */
        minutes: {
          /** @description Seats in order. */
          seats: number;
          /** @description Usual length of a game, in minutes. */
          minutes: number;
        }[];
      }[];
      /** @description JSON Schema of the choices to make when joining. */
      choice: {
        [key: string]: unknown;
      };
      /** @description JSON Schema of each move type. */
      moves: {
        [key: string]: {
          [key: string]: unknown;
        };
      };
      /** @description Event types, each with its visibility and JSON Schema. */
      events: {
        /** @description Type of this object. */
        type: string;
        /**
         * @description Seats that see the full event: `all`, `some` or `none`.
         * @enum {string}
         */
        seenBy: "everyone" | "some" | "nobody";
        /** @description JSON Schema of the event as other seats see it; null if they see the full event or only its number. */
        masked: {
          [key: string]: unknown;
        } | null;
        /** @description JSON Schema. */
        schema: {
          [key: string]: unknown;
        };
      }[];
      /** @description JSON Schema of a view. */
      view: {
        [key: string]: unknown;
      };
      /** @description Terms of the game, explained for players. */
      glossary: {
        /** @description Term, as used in the game. */
        term: string;
        /** @description Explanation in one or two sentences. */
        says: string;
        /** @description Rulebook clause that forbids the move. */
        clause: string;
      }[];
      /** @description The ruleset's refusal codes, each with its rulebook clause. */
      refusals: {
        /** @description Stable error code. */
        code: string;
        /** @description Rulebook clause that forbids the move. */
        clause: string | null;
        /** @description Rule that the refusal enforces. Each `{…}` stands for a value. */
        rule: string;
      }[];
    };
    RulesetId: string;
    RulesetSummary: {
      /** @description Permanent id. */
      id: components["schemas"]["RulesetId"];
      /** @description Version of the rules. */
      version: number;
      /** @description Display title. */
      title: string;
      /** @description One-line description of the game. */
      line: string;
      /** @description Usual length of a game, such as `20 min`. */
      lasts: string;
      /** @description Possible numbers of players. */
      seats: components["schemas"]["SeatRange"];
      /** @description Available content packs. */
      packs: components["schemas"]["Pack"][];
      /** @description Bot levels, weakest first. */
      levels: components["schemas"]["BotLevelDetails"][];
      /** @description Package that provides the game; null for a built-in game. */
      package: components["schemas"]["GamePackage"] | null;
    };
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
    SeasonEntry: {
      /**
       * Format: uuid
       * @description Id of the account.
       */
      account: string;
      /** @description Name of the account; null if it was deleted. */
      name: string | null;
      /**
       * @description State of the entrant: `in` or `withdrawn`.
       * @enum {string}
       */
      state: "in" | "withdrawn";
      /** @description Model and program, as declared by the entrant. */
      declared: components["schemas"]["DeclaredEntry"] | null;
    };
    SeasonFixture: {
      /**
       * Format: uuid
       * @description Id of the season.
       */
      season: string;
      /** @description Number of the deal, from 0. */
      deal: number;
      /** @description Your seat, from 0. */
      seat: number;
      /**
       * Format: uuid
       * @description Id of the game.
       */
      game: string;
      /** @description Number of deals in the season. */
      deals: number;
    };
    SeasonGame: {
      /**
       * Format: uuid
       * @description Id of the game.
       */
      id: string;
      /** @description Number of the deal, from 0. */
      deal: number;
      /** @description Seat of the entrant, from 0. */
      seat: number;
      /**
       * Format: uuid
       * @description Id of the entrant.
       */
      account: string;
      /** @description Name of the entrant; null if the account was deleted. */
      name: string | null;
      /** @description Share of the win: 1 for a win, 0 for a loss, a fraction for a shared win; null if the game was not finished. */
      win: number | null;
      /** @description Lead over the other seats, in points; null if the game has no points. */
      margin: number | null;
    };
    SeasonStanding: {
      /** @description Rank, from 1. Entrants share a rank if the confidence interval of their difference includes 0. */
      rank: number | null;
      /**
       * Format: uuid
       * @description Id of the account.
       */
      account: string;
      /** @description Name of the account; null if it was deleted. */
      name: string | null;
      /**
       * @description State of the entrant: `in` or `withdrawn`.
       * @enum {string}
       */
      state: "in" | "withdrawn";
      /** @description Model and program, as declared by the entrant. */
      declared: components["schemas"]["DeclaredEntry"] | null;
      /** @description Number of games that the entrant has finished. */
      games: number;
      /** @description Share of games won, from 0 to 1. Unfinished games count as lost. */
      share: number;
      /** @description Half the width of the 95 % confidence interval of `share`. */
      shareReach: number | null;
      /** @description Win share of the first entrant with the same rank minus this entrant's win share. */
      difference: number;
      /** @description Half the width of the 95 % confidence interval of `difference`. */
      differenceReach: number | null;
      /** @description Mean lead over the other seats, in points. */
      margin: number;
      /** @description Number of moves by the entrant. */
      moves: number;
      /** @description Number of refused moves; cannot be verified. */
      illegal: number;
      /** @description Number of decisions that the entrant did not answer in time. */
      late: number;
      /** @description Total time the entrant took to move, in seconds. */
      seconds: number;
      /** @description Number of characters sent to the entrant over MCP; cannot be verified. */
      charactersOut: number;
      /** @description Number of characters received from the entrant over MCP; cannot be verified. */
      charactersIn: number;
    };
    SeasonStandings: {
      /** @description The season. */
      season: components["schemas"]["Season"];
      /** @description All entrants, in order of entry. */
      entries: components["schemas"]["SeasonEntry"][];
      /** @description Standings, best entrant first; null until the reveal. */
      standings: components["schemas"]["SeasonStanding"][] | null;
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
    SeatHandedOverEvent: {
      /**
       * @description Type, which determines the other fields.
       * @constant
       */
      type: "seat.handed-over";
      /** @description Number of the seat, from 0. */
      seat: number;
      /**
       * @description Who now controls the seat.
       * @enum {string}
       */
      to: "player" | "bot";
    };
    SeatInput: {
      /**
       * @description Kind of object.
       * @constant
       */
      kind: "me";
      /** @description The seat's choices when joining, such as a pawn, a club or a team. */
      choices?: components["schemas"]["Choice"];
      /** @description SHA-256 of the text that each seat added to the game's randomness. */
      entropy?: string;
    } | {
      /**
       * @description Kind of object.
       * @constant
       */
      kind: "open";
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
      /** @description The seat's choices when joining, such as a pawn, a club or a team. */
      choices?: components["schemas"]["Choice"];
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
    };
    /** @description Number of the seat, from 0. */
    SeatNumber: number;
    SeatRange: {
      /** @description Smallest number. */
      min: number;
      /** @description Largest number. */
      max: number;
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
    SignInFacts: {
      /** @description URL of the program's metadata document. */
      client: string;
      /** @description Unverified name that the program declares. */
      clientName: string;
      /** @description Host name in the URL of the program's metadata document. */
      host: string;
      /** @description Host name of the redirect URL. */
      redirectHost: string;
      /** @description True if the redirect leads to a program on your computer. */
      isLocal: boolean;
      /** @description Rights of the program: `read` and `play`. */
      scopes: ("read" | "play")[];
      /** @description URL to open if you refuse access. */
      refusal: string;
    };
    SignInLink: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /** @description Device on which the code was entered; null before the code is entered. */
      device: string | null;
      /** @description True once you have approved the device. */
      approved: boolean;
      /** @description Expiry of the code (Unix ms). */
      expiresAt: number;
    };
    SignUpInput: {
      /** @description Name; null for an empty seat or a deleted account. */
      name: components["schemas"]["AccountName"];
      /**
       * @description Type of the account. Default: `"human"`.
       * @enum {string}
       */
      kind?: "human" | "agent";
    };
    SignedUp: {
      /** @description Account id; null for an empty seat or a deleted account. */
      account: components["schemas"]["Account"];
      /** @description Token to send as `Authorization: Bearer tl_…`. */
      token: string;
    };
    StarplayerBundle: {
      /** @description Card ids. */
      cards: string[];
      /** @description Amount in pounds. */
      money: number;
    };
    StarplayerBundleInput: {
      /** @description Card ids. */
      cards: string[];
      /** @description Amount in pounds. */
      money: number;
    };
    StarplayerChoice: {
      /** @description Colour of the pawn; when joining, null means any free pawn. */
      pawn?: ("red" | "blue" | "yellow" | "white") | null;
    };
    StarplayerClaim: {
      /** @description Number of the claim. */
      id: number;
      /**
       * @description Type of the claim: a royalty, gate receipts, an All-6 Bonus, or a Wild Substitute.
       * @enum {string}
       */
      kind: "royalty" | "gate" | "all-6" | "wild";
      /** @description Creditor: a seat or `official`. */
      creditor: number;
      /** @description Seat of the debtor. */
      debtor: number | "official";
      /** @description Amount in pounds. */
      amount: number;
      /** @description Space, from 0; null if none. */
      space: number | null;
      /**
       * @description Status of a club (`in` or `out` of the game), or of a claim (open, made or lapsed).
       * @enum {string}
       */
      status: "open" | "made" | "lapsed";
    };
    StarplayerDebt: {
      /** @description Number of the debt. */
      id: number;
      /** @description Seat of the debtor. */
      debtor: number;
      /** @description Creditor: a seat or `official`. */
      creditor: number | "official";
      /** @description Unpaid part of the debt, in pounds. */
      rest: number;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "double" | "royalty" | "gate" | "price" | "bogus-fee" | "all-6" | "penalty" | "card" | "sell-back" | "trade" | "sale" | "forfeit" | "audit-refund" | "insolvency";
      /** @description Related card, space, debt, offer, squad or kick; null if none. */
      ref: (string | number) | null;
      /** @description Number of offers so far in this negotiation, or for this debt. */
      offersMade: number;
      /** @description The debtor's open offer; null if none. */
      pending: components["schemas"]["StarplayerSale"] | null;
    };
    StarplayerDice: [
      number,
      number
    ];
    StarplayerEffects: ({
      /** @constant */
      kind: "pay";
      /**
       * @description Recipient of the payment.
       * @enum {string}
       */
      to: "official" | "each-opponent";
      /** @description Amount in pounds. */
      amount: number;
    } | {
      /** @constant */
      kind: "receive";
      /**
       * @description Payer of the amount.
       * @enum {string}
       */
      from: "official" | "each-opponent";
      /** @description Amount in pounds. */
      amount: number;
    } | {
      /** @constant */
      kind: "pay-per";
      /**
       * @description Kind of card; the amount is due for each card of this kind.
       * @enum {string}
       */
      per: "footballer" | "starplayer" | "wild";
      /** @description Amount in pounds. */
      amount: number;
    } | {
      /** @constant */
      kind: "receive-per";
      /**
       * @description Kind of card; the amount is due for each card of this kind.
       * @enum {string}
       */
      per: "footballer" | "starplayer" | "wild";
      /** @description Amount in pounds. */
      amount: number;
    } | {
      /** @constant */
      kind: "caution";
      /**
       * @description Colour of the card that the referee shows.
       * @enum {string}
       */
      colour: "yellow" | "red";
      /**
       * @description Recipient of the yellow or red card.
       * @enum {string}
       */
      target: "club" | "footballer";
    } | {
      /** @constant */
      kind: "gain";
      /**
       * @description Gift to the club: a Wild Substitute or a WIN card.
       * @enum {string}
       */
      item: "wild" | "win";
    } | {
      /** @constant */
      kind: "retain";
      /**
       * @description Purpose for which the card is kept.
       * @enum {string}
       */
      role: "cup-match" | "transfer-window" | "tackle";
    } | {
      /** @constant */
      kind: "move";
      /** @description Destination of the pawn, which always moves forwards. */
      to: {
        /** @description Space, from 0; null if none. */
        space: number;
      } | {
        /**
         * @description The next space of this type on the board.
         * @enum {string}
         */
        nearest: "kick-off" | "footballer" | "manager" | "stadium" | "chairman" | "referee" | "starplayer-bonus" | "wild-substitute" | "cup-match" | "penalty-spot";
      };
    } | {
      /** @constant */
      kind: "roll-again";
    } | {
      /** @constant */
      kind: "cup-match";
    } | {
      /** @constant */
      kind: "penalty";
      /** @description Effects if the kick is a goal. */
      onGoal: components["schemas"]["StarplayerEffects"];
      /** @description Effects if the kick is missed. */
      onMiss: components["schemas"]["StarplayerEffects"];
    } | {
      /** @constant */
      kind: "transfer-window";
    } | {
      /** @constant */
      kind: "if";
      /**
       * @description Condition that decides which effects apply.
       * @enum {string}
       */
      test: "owns-stadium" | "owns-manager" | "owns-footballer";
      /** @description Effects if the condition is met. */
      then: components["schemas"]["StarplayerEffects"];
      /** @description Effects if the condition is not met. */
      else: components["schemas"]["StarplayerEffects"];
    })[];
    StarplayerEvent: {
      /** @constant */
      type: "game.configured";
      /** @description Options of the game. */
      options: {
        /**
         * @description standard: the normal game; short: each club starts with seven footballers; five-a-side: no bogus cards.
         * @default standard
         * @enum {string}
         */
        mode: "standard" | "short" | "five-a-side";
        /**
         * @description colour: a side is one squad; system: a side fills a formation from any squads.
         * @default colour
         * @enum {string}
         */
        squadRule: "colour" | "system";
        /**
         * @description Formations allowed under the `system` squad rule.
         * @default [
         *       "4-4-2"
         *     ]
         */
        formations: ("4-4-2" | "4-5-1" | "4-3-3")[];
        /**
         * @description automatic: fees are paid without a claim; manual: unclaimed fees are lost.
         * @default automatic
         * @enum {string}
         */
        claims: "automatic" | "manual";
        /**
         * @description Seconds to claim. Leave empty to use a quarter of the decision time.
         * @default null
         */
        claimSeconds: number | null;
        /**
         * @description race: the first call wins; sealed: all clubs answer in secret, and if several call, dice decide.
         * @default race
         * @enum {string}
         */
        tackle: "race" | "sealed";
        /**
         * @description Seconds to call Tackle. Leave empty to use a quarter of the decision time.
         * @default null
         */
        tackleSeconds: number | null;
        /**
         * @description one: each negotiation has one partner; any: you may make offers to any club.
         * @default one
         * @enum {string}
         */
        windowPartners: "one" | "any";
        /**
         * @description Maximum number of offers and counter-offers in one negotiation.
         * @default 6
         */
        maxOffers: number;
        /**
         * @description Seconds for one negotiation. If empty, two minutes in games with a decision time.
         * @default null
         */
        negotiationSeconds: number | null;
        /**
         * @description Maximum number of offers to other clubs to settle one debt.
         * @default 4
         */
        maxEmergencyOffers: number;
        /**
         * @description Seconds to settle a debt or answer its offers. Leave empty to use twice the decision time.
         * @default null
         */
        debtSeconds: number | null;
        /**
         * @description enforced: no club can get a twelfth footballer; audited: a club can exceed the limit until another club counts its squad.
         * @default enforced
         * @enum {string}
         */
        squadLimit: "enforced" | "audited";
        /**
         * @description highest: a club can trade only its highest WIN card; any: a club can trade any WIN card.
         * @default highest
         * @enum {string}
         */
        winCardSales: "highest" | "any";
        /**
         * @description may: a club can decline the match on a Cup Match space; must: the match is played.
         * @default may
         * @enum {string}
         */
        cupMatchSpace: "may" | "must";
        /**
         * @description A bogus footballer ends the buyer's turn.
         * @default true
         */
        bogusEndsTurn: boolean;
        /**
         * @description squad: owning all four stars of a squad doubles their royalties; all: owning them doubles all royalties.
         * @default squad
         * @enum {string}
         */
        royaltyDoubling: "squad" | "all";
        /**
         * @description A club that cannot pay stays in the game (write-off), or is out of the game (eliminate).
         * @default write-off
         * @enum {string}
         */
        insolvency: "write-off" | "eliminate";
        /**
         * @description Cup Match cards of each club at the start of a short game.
         * @default 2
         */
        shortCupMatchCards: 0 | 2;
        /**
         * @description Maximum total number of turns. Leave empty to play until a Cup Final is won.
         * @default 500
         */
        maxTurns: number | null;
        /**
         * @description Result after the last turn: a ranking by progress, or a draw.
         * @default ranking
         * @enum {string}
         */
        capResult: "ranking" | "draw";
      };
      /** @description Id of the game's content pack. */
      packId: string;
      /** @description Colours of the pawns, in seat order. */
      pawns: ("red" | "blue" | "yellow" | "white")[];
    } | {
      /** @constant */
      type: "deck.shuffled";
      /** @description Squad deck or chance card deck. */
      deck: ("red" | "blue" | "yellow" | "white") | ("referee" | "chairman" | "bonus");
      /** @description Cards of the deck, top card first. */
      order: string[];
    } | {
      /** @constant */
      type: "deck.shuffled";
      /** @description Squad deck or chance card deck. */
      deck: ("red" | "blue" | "yellow" | "white") | ("referee" | "chairman" | "bonus");
      /** @description Number of cards. */
      size: number;
    } | {
      /** @constant */
      type: "setup.dealt";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card ids. */
      cards: string[];
      /** @description The club's cash, in pounds. */
      cash: number;
      /** @description Position in the order in which cards were received, equal for cards received together; null if the card has no position. */
      got: number;
    } | {
      /** @constant */
      type: "starter.rolled";
      seat: components["schemas"]["SeatNumber"];
      /** @description The two dice. */
      dice: components["schemas"]["StarplayerDice"];
      /** @description Round of the roll-off, from 1. */
      round: number;
    } | {
      /** @constant */
      type: "starter.chosen";
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "turn.started";
      seat: components["schemas"]["SeatNumber"];
      /** @description Number of the turn, from 1; 0 before the first turn. */
      no: number;
    } | {
      /** @constant */
      type: "turn.skipped";
      seat: components["schemas"]["SeatNumber"];
      /** @description Number of the turn, from 1; 0 before the first turn. */
      no: number;
      /** @description Number of further turns that the club must miss. */
      missTurns: number;
    } | {
      /** @constant */
      type: "turn.ended";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "done" | "bogus" | "final-lost" | "out";
    } | {
      /** @constant */
      type: "turn.changed";
      /**
       * @description Phase of the turn: before a roll, during a move, at the end of the turn, or between turns.
       * @enum {string}
       */
      phase: "roll" | "moving" | "turn-end" | "passing";
      /** @description Space whose effects are being applied; null if none. */
      space: number | null;
      /** @description Number of rolls that the seat still has in this turn. */
      owedRolls: number;
      /** @description True if the free match for a complete Club Set was played this turn. */
      freeMatchUsed: boolean;
      /** @description Why the turn is over; null while the turn continues. */
      ending: ("done" | "bogus" | "final-lost" | "out") | null;
    } | {
      /** @constant */
      type: "frame.opened";
      /** @description Task that the event opens or changes. */
      frame: components["schemas"]["StarplayerFrame"];
    } | {
      /** @constant */
      type: "frame.changed";
      /** @description Task that the event opens or changes. */
      frame: components["schemas"]["StarplayerFrame"];
    } | {
      /** @constant */
      type: "frame.closed";
      /**
       * @description Type of the finished task.
       * @enum {string}
       */
      kind: "landing" | "purchase" | "tackle" | "acquire" | "effects" | "pick-opponent" | "window" | "passing";
    } | {
      /** @constant */
      type: "dice.rolled";
      seat: components["schemas"]["SeatNumber"];
      /** @description The two dice. */
      dice: components["schemas"]["StarplayerDice"];
      /**
       * @description Purpose of the roll.
       * @enum {string}
       */
      purpose: "move" | "match" | "tackle";
    } | {
      /** @constant */
      type: "pawn.moved";
      seat: components["schemas"]["SeatNumber"];
      /** @description Number of the space that the pawn leaves. */
      from: number;
      /** @description Number of the space where the pawn stops. */
      to: number;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "roll" | "card" | "tackle";
      /** @description Spaces that the pawn passed. */
      passed: number[];
    } | {
      /** @constant */
      type: "penalty.rolled";
      seat: components["schemas"]["SeatNumber"];
      /** @description True if the kick is a goal. */
      goal: boolean;
      /**
       * @description Purpose of the roll.
       * @enum {string}
       */
      purpose: "spot" | "card" | "shoot-out" | "final";
      /** @description Number of the seat's kick, from 1. */
      kick: number;
    } | {
      /** @constant */
      type: "cash.paid";
      /** @description Seat that pays the money, or `official`. */
      from: number | "official";
      /** @description Seat that receives the money, or `official`. */
      to: number | "official";
      /** @description Amount in pounds. */
      amount: number;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "double" | "royalty" | "gate" | "price" | "bogus-fee" | "all-6" | "penalty" | "card" | "sell-back" | "trade" | "sale" | "forfeit" | "audit-refund" | "insolvency";
      /** @description Related card, space, debt, offer, squad or kick; null if none. */
      ref: (string | number) | null;
    } | {
      /** @constant */
      type: "card.moved";
      /** @description Card id. */
      card: string;
      /** @description Place that the card leaves: the tray, the drawn card, a seat, or the top or bottom of a deck. */
      from: string;
      /** @description Place to which the card moves: the tray, the drawn card, a seat, or the top or bottom of a deck. */
      to: string;
      /** @description Part of the club that receives the card; null if no club receives the card. */
      slot: ("footballers" | "manager" | "stadium" | "wilds" | "wins" | "tackles" | "matchCards" | "windowCards" | "yellows" | "trophy") | null;
      /** @description Position in the order in which cards were received, equal for cards received together; null if the card has no position. */
      got: number | null;
      /** @description Rule that moves the card. */
      reason: string;
    } | {
      /** @constant */
      type: "purchase.declined";
      seat: components["schemas"]["SeatNumber"];
      /** @description Space, from 0; null if none. */
      space: number;
    } | {
      /** @constant */
      type: "footballer.drawn";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Colour of the squad.
       * @enum {string}
       */
      squad: "red" | "blue" | "yellow" | "white";
      /** @description Card id. */
      card: string;
      /** @description Price in pounds; null for a bogus card. */
      price: number | null;
    } | {
      /** @constant */
      type: "purchase.voided";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id. */
      card: string;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "cannot-pay" | "seat-left";
    } | {
      /** @constant */
      type: "tackle.answered";
      seat: components["schemas"]["SeatNumber"];
      /** @description True if the seat calls Tackle; false if it passes. */
      call: boolean;
      /** @description Card to buy; absent or null if none. */
      pick: string | null;
      /** @description True if the answer stays secret until all seats have answered. */
      sealed: boolean;
    } | ({
      /** @constant */
      type: "tackle.answered";
      seat: components["schemas"]["SeatNumber"];
      /** @description True if the seat calls Tackle; false if it passes. */
      call: boolean;
      /** @description Card to buy; absent or null if none. */
      pick: string | null;
      /** @description True if the answer stays secret until all seats have answered. */
      sealed: boolean;
    } | {
      /** @constant */
      type: "tackle.answered";
      seat: components["schemas"]["SeatNumber"];
      /** @constant */
      sealed: true;
    }) | {
      /** @constant */
      type: "tackle.resolved";
      /** @description Seats that called Tackle. */
      callers: number[];
      /** @description Rolls of the seats that called Tackle. */
      rolls: {
        seat: components["schemas"]["SeatNumber"];
        /** @description The two dice. */
        dice: components["schemas"]["StarplayerDice"];
        /** @description Round of the roll-off, from 1. */
        round: number;
      }[];
      /** @description Seat that wins; null if none. */
      winner: number | null;
    } | {
      /** @constant */
      type: "chance-card.drawn";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Squad deck or chance card deck.
       * @enum {string}
       */
      deck: "referee" | "chairman" | "bonus";
      /** @description Card id. */
      card: string;
      /** @description Effects of the card, in order. */
      effects: components["schemas"]["StarplayerEffects"];
    } | {
      /** @constant */
      type: "caution.shown";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Colour of the card that the referee shows.
       * @enum {string}
       */
      colour: "yellow" | "second-yellow" | "red";
      /** @description Number of further turns that the club must miss. */
      missTurns: number;
    } | {
      /** @constant */
      type: "card.sold-back";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id. */
      card: string;
      /** @description Price in pounds; null for a bogus card. */
      price: number;
    } | {
      /** @constant */
      type: "squad.audited";
      /** @description Seat that requested the squad count. */
      by: number;
      /** @description Seat whose squad is counted. */
      target: number;
      /** @description Footballers that the club must give back. */
      cards: string[];
      /** @description Refund for each card in `cards`, in pounds, in the same order. */
      refunds: number[];
      /** @description Cards received together, one of which was chosen at random. */
      randomAmong: string[];
    } | {
      /** @constant */
      type: "club-set.changed";
      seat: components["schemas"]["SeatNumber"];
      /** @description True if the Club Set is complete: the side, a manager and a stadium. */
      complete: boolean;
    } | {
      /** @constant */
      type: "claims.recorded";
      /** @description Claims arising from this turn's events. */
      claims: components["schemas"]["StarplayerClaim"][];
      /** @description Seats that own all six footballers of a squad, each with the squad and rank. */
      ranks: {
        seat: components["schemas"]["SeatNumber"];
        /**
         * @description Colour of the squad.
         * @enum {string}
         */
        squad: "red" | "blue" | "yellow" | "white";
        /** @description Rank, from 1. */
        rank: number;
      }[];
    } | {
      /** @constant */
      type: "claim.made";
      /** @description Claim made and paid. */
      claim: components["schemas"]["StarplayerClaim"];
    } | {
      /** @constant */
      type: "claim.made";
      /** @description Claim made and paid. */
      claim: {
        /**
         * @description Type of the claim: a royalty, gate receipts, an All-6 Bonus, or a Wild Substitute.
         * @enum {string}
         */
        kind: "royalty" | "gate" | "all-6" | "wild";
        /** @description Creditor: a seat or `official`. */
        creditor: number;
        /** @description Seat of the debtor. */
        debtor: number | "official";
        /** @description Amount in pounds. */
        amount: number;
        /** @description Space, from 0; null if none. */
        space: number | null;
        /**
         * @description Status of a club (`in` or `out` of the game), or of a claim (open, made or lapsed).
         * @enum {string}
         */
        status: "open" | "made" | "lapsed";
      };
    } | {
      /** @constant */
      type: "claims.lapsed";
      /** @description Ids of the claims that were not made in time. */
      claimIds: number[];
    } | {
      /** @constant */
      type: "all6.completed";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Colour of the squad.
       * @enum {string}
       */
      squad: "red" | "blue" | "yellow" | "white";
      /** @description Rank, from 1. */
      rank: number;
      /** @description Amount in pounds. */
      amount: number;
    } | {
      /** @constant */
      type: "match.started";
      /** @description Seat that started the match. */
      starter: number;
      /** @description Seat of the opponent. */
      opponent: number;
      /**
       * @description Event that caused the task.
       * @enum {string}
       */
      via: "card" | "free" | "space" | "effect";
    } | {
      /** @constant */
      type: "match.decided";
      /** @description Goals of both seats, starting seat first. */
      goals: [
        number,
        number
      ];
      /** @description Goals from penalties, in the order of `goals`; null if there were no penalties. */
      shootOut: [
        number,
        number
      ] | null;
      /** @description Seat that wins; null if none. */
      winner: number;
    } | {
      /** @constant */
      type: "final.challenged";
      seat: components["schemas"]["SeatNumber"];
      /** @description Seat of the opponent. */
      opponent: number;
      /**
       * @description Colour of the trophy that the winner gets.
       * @enum {string}
       */
      trophyColour: "red" | "blue" | "yellow" | "white";
    } | {
      /** @constant */
      type: "final.decided";
      /** @description Goals in the Cup Final, challenger first. */
      kicks: [
        number,
        number
      ];
      /** @description Seat that wins; null if none. */
      winner: number;
    } | {
      /** @constant */
      type: "window.opened";
      /** @description Seat that opened the Transfer Window. */
      opener: number;
    } | {
      /** @constant */
      type: "negotiation.started";
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "negotiation.ended";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description How the negotiation ended: a deal, a pass, a time-out, or the offer limit.
       * @enum {string}
       */
      outcome: "deal" | "passed" | "expired" | "limit";
    } | {
      /** @constant */
      type: "window.closed";
    } | {
      /** @constant */
      type: "offer.made";
      /** @description Open trade offer; null if none. */
      offer: components["schemas"]["StarplayerOffer"];
      /** @description True if the offer is a counter-offer. */
      counter: boolean;
    } | {
      /** @constant */
      type: "offer.rejected";
      /** @description Number of the offer. */
      offerId: number;
      /** @description Seat that made the offer. */
      by: number;
      /** @description Seat that receives the offer. */
      to: number;
      /** @description True if the offer became impossible; false if it was rejected. */
      stale: boolean;
    } | {
      /** @constant */
      type: "offer.withdrawn";
      /** @description Number of the offer. */
      offerId: number;
      /** @description Seat that made the offer. */
      by: number;
      /** @description Seat that receives the offer. */
      to: number;
    } | {
      /** @constant */
      type: "trade.concluded";
      /** @description Number of the offer. */
      offerId: number;
      /** @description Seat that made the offer. */
      by: number;
      /** @description Seat that receives the offer. */
      to: number;
      /** @description Cards and money that the offering seat gives. */
      give: components["schemas"]["StarplayerBundle"];
      /** @description Cards and money that the offering seat gets. */
      take: components["schemas"]["StarplayerBundle"];
    } | {
      /** @constant */
      type: "debt.opened";
      /** @description The debt: debtor, creditor, unpaid amount and reason. */
      debt: components["schemas"]["StarplayerDebt"];
    } | {
      /** @constant */
      type: "debt.reduced";
      /** @description Number of the debt. */
      debtId: number;
      /** @description Seat of the debtor. */
      debtor: number;
      /** @description Creditor: a seat or `official`. */
      creditor: number | "official";
      /** @description Amount in pounds. */
      amount: number;
      /** @description Unpaid part of the debt, in pounds. */
      rest: number;
      /** @constant */
      via: "in-kind";
    } | {
      /** @constant */
      type: "debt.settled";
      /** @description Number of the debt. */
      debtId: number;
      /** @description Seat of the debtor. */
      debtor: number;
      /** @description Creditor: a seat or `official`. */
      creditor: number | "official";
    } | {
      /** @constant */
      type: "debt.written-off";
      /** @description Number of the debt. */
      debtId: number;
      /** @description Seat of the debtor. */
      debtor: number;
      /** @description Creditor: a seat or `official`. */
      creditor: number | "official";
      /** @description Amount that the creditor received, in pounds. */
      paid: number;
      /** @description Amount that the creditor loses, in pounds. */
      cancelled: number;
    } | {
      /** @constant */
      type: "debt.cancelled";
      /** @description Number of the debt. */
      debtId: number;
      /** @description Seat of the debtor. */
      debtor: number;
      /** @description Creditor: a seat or `official`. */
      creditor: number | "official";
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "seat-left" | "purchase-void";
    } | {
      /** @constant */
      type: "sale.offered";
      /** @description Number of the debt. */
      debtId: number;
      /** @description Seat of the debtor. */
      debtor: number;
      /** @description The debtor's offer. */
      sale: components["schemas"]["StarplayerSale"];
      /** @description Number of offers so far in this negotiation, or for this debt. */
      offersMade: number;
    } | {
      /** @constant */
      type: "sale.rejected";
      /** @description Number of the debt. */
      debtId: number;
      /** @description Seat of the debtor. */
      debtor: number;
      /** @description Seat that receives the offer. */
      to: number;
      /** @description True if the offer became impossible; false if it was rejected. */
      stale: boolean;
    } | {
      /** @constant */
      type: "sale.withdrawn";
      /** @description Number of the debt. */
      debtId: number;
      /** @description Seat of the debtor. */
      debtor: number;
      /** @description Seat that receives the offer. */
      to: number;
    } | {
      /** @constant */
      type: "sale.concluded";
      /** @description Number of the debt. */
      debtId: number;
      /** @description Seat of the debtor. */
      debtor: number;
      /** @description The debtor's offer. */
      sale: components["schemas"]["StarplayerSale"];
    } | {
      /** @constant */
      type: "seat.left";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "resigned" | "eliminated";
    } | {
      /** @constant */
      type: "game.ended";
      /** @description Final result. */
      result: components["schemas"]["StarplayerResult"];
    } | components["schemas"]["SeatHandedOverEvent"] | components["schemas"]["GameCancelledEvent"] | components["schemas"]["GamePausedEvent"] | components["schemas"]["GameResumedEvent"] | components["schemas"]["ClockExtendedEvent"] | components["schemas"]["ClockExtendedMaskedEvent"] | components["schemas"]["GameForkedEvent"] | components["schemas"]["MoveUndoneEvent"];
    StarplayerFrame: {
      /** @constant */
      kind: "landing";
      /** @description Space, from 0; null if none. */
      space: number;
      /** @description Number of chance cards drawn since the pawn stopped on the space. */
      depth: number;
    } | {
      /** @constant */
      kind: "purchase";
      /** @description Space, from 0; null if none. */
      space: number;
    } | {
      /** @constant */
      kind: "tackle";
      /** @description Space, from 0; null if none. */
      space: number;
      /** @description Seats that have not answered yet. */
      waiting: number[];
    } | {
      /** @constant */
      kind: "acquire";
      /** @description Seat that gets the card and pays for it. */
      buyer: number;
      /** @description Card id. */
      card: string;
      /** @description Price in pounds; null for a bogus card. */
      price: number;
      /**
       * @description Event that caused the task: a purchase, a Tackle, a space or a card effect.
       * @enum {string}
       */
      via: "purchase" | "tackle";
    } | {
      /** @constant */
      kind: "effects";
      /** @description Card id. */
      card: string;
      /** @description Remaining effects of the card. */
      rest: components["schemas"]["StarplayerEffects"];
      /** @description Number of chance cards drawn since the pawn stopped on the space. */
      depth: number;
      /** @description True if the club keeps the card; false if the card returns to the bottom of its deck. */
      kept: boolean;
    } | {
      /** @constant */
      kind: "pick-opponent";
      /** @description Seats that can be the opponent. */
      eligible: number[];
      /** @description True if the seat may decline the match. */
      skippable: boolean;
      /**
       * @description Event that caused the task: a purchase, a Tackle, a space or a card effect.
       * @enum {string}
       */
      via: "space" | "effect";
    } | {
      /** @constant */
      kind: "window";
      /** @description Seat that opened the Transfer Window. */
      opener: number;
      /** @description Seats that may still negotiate in this Transfer Window, in turn order. */
      queue: number[];
      /** @description Seat that is negotiating; null before the first negotiation. */
      negotiator: number | null;
      /** @description The only partner of this negotiation; null before the first offer. */
      partner: number | null;
      /** @description Number of offers so far in this negotiation, or for this debt. */
      offersMade: number;
      /** @description Open trade offer; null if none. */
      offer: components["schemas"]["StarplayerOffer"] | null;
    } | {
      /** @constant */
      kind: "passing";
      /** @description Seats that have not answered yet. */
      waiting: number[];
    };
    StarplayerMove: {
      /** @constant */
      type: "roll";
    } | {
      /** @constant */
      type: "buy";
      /** @description Card to buy; absent or null if none. */
      pick?: string;
    } | {
      /** @constant */
      type: "decline";
    } | {
      /** @constant */
      type: "end-turn";
    } | {
      /** @constant */
      type: "play-transfer-window";
      /** @description Card id. */
      card: string;
    } | {
      /** @constant */
      type: "play-cup-match";
      /** @description Seat of the opponent. */
      opponent: number;
      /** @description Card id. */
      card?: string;
    } | {
      /** @constant */
      type: "sell-back";
      /** @description Card ids. */
      cards: string[];
    } | {
      /** @constant */
      type: "challenge-final";
      /** @description Seat of the opponent. */
      opponent: number;
      /**
       * @description Colour of the trophy that the winner gets.
       * @enum {string}
       */
      trophyColour: "red" | "blue" | "yellow" | "white";
    } | {
      /** @constant */
      type: "tackle";
      /** @description Card to buy; absent or null if none. */
      pick?: string;
    } | {
      /** @constant */
      type: "pass-tackle";
    } | {
      /** @constant */
      type: "choose-opponent";
      /** @description Seat of the opponent. */
      opponent: number;
    } | {
      /** @constant */
      type: "skip-match";
    } | {
      /** @constant */
      type: "offer";
      /** @description Seat that receives the offer. */
      to: number;
      /** @description Cards and money that the offering seat gives. */
      give: components["schemas"]["StarplayerBundleInput"];
      /** @description Cards and money that the offering seat gets. */
      take: components["schemas"]["StarplayerBundleInput"];
    } | {
      /** @constant */
      type: "pass-window";
    } | {
      /** @constant */
      type: "accept";
    } | {
      /** @constant */
      type: "reject";
    } | {
      /** @constant */
      type: "withdraw";
    } | {
      /** @constant */
      type: "counter";
      /** @description Cards and money that the offering seat gives. */
      give: components["schemas"]["StarplayerBundleInput"];
      /** @description Cards and money that the offering seat gets. */
      take: components["schemas"]["StarplayerBundleInput"];
    } | {
      /** @constant */
      type: "offer-sale";
      /** @description Seat to which you offer the cards. */
      to: number;
      /** @description Card ids. */
      cards: string[];
      /** @description Price that this seat would pay, in pounds. */
      price: number;
    } | {
      /** @constant */
      type: "offer-in-kind";
      /** @description Card ids. */
      cards: string[];
      /** @description Debt paid off by the cards, in pounds. */
      credit: number;
    } | {
      /** @constant */
      type: "concede";
    } | ({
      /** @constant */
      type: "claim";
      /**
       * @description Type of the claim: a royalty, gate receipts, an All-6 Bonus, or a Wild Substitute.
       * @enum {string}
       */
      kind: "royalty" | "gate" | "wild";
      /** @description Space, from 0; null if none. */
      space: number;
    } | {
      /** @constant */
      type: "claim";
      /** @constant */
      kind: "all-6";
    }) | {
      /** @constant */
      type: "waive";
    } | {
      /** @constant */
      type: "audit";
      /** @description Seat whose squad is counted. */
      target: number;
    };
    StarplayerMoveAnswer: components["schemas"]["MadeMove"] & {
      /**
       * @description Ruleset id.
       * @constant
       */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Visible state of the game; null before the start. */
      view?: components["schemas"]["StarplayerView"];
    } & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      ruleset: "starplayer";
    };
    StarplayerObservation: components["schemas"]["ObservedGame"] & {
      /**
       * @description Ruleset id.
       * @constant
       */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Visible state of the game; null before the start. */
      view: components["schemas"]["StarplayerView"] | null;
    } & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      ruleset: "starplayer";
    };
    StarplayerOffer: {
      /** @description Number of the offer. */
      id: number;
      /** @description Seat that made the offer. */
      by: number;
      /** @description Seat that receives the offer. */
      to: number;
      /** @description Cards and money that the offering seat gives. */
      give: components["schemas"]["StarplayerBundle"];
      /** @description Cards and money that the offering seat gets. */
      take: components["schemas"]["StarplayerBundle"];
    };
    StarplayerOptions: {
      /**
       * @description standard: the normal game; short: each club starts with seven footballers; five-a-side: no bogus cards. Default: `"standard"`.
       * @enum {string}
       */
      mode?: "standard" | "short" | "five-a-side";
      /**
       * @description colour: a side is one squad; system: a side fills a formation from any squads. Default: `"colour"`.
       * @enum {string}
       */
      squadRule?: "colour" | "system";
      /** @description Formations allowed under the `system` squad rule. Default: `["4-4-2"]`. */
      formations?: ("4-4-2" | "4-5-1" | "4-3-3")[];
      /**
       * @description automatic: fees are paid without a claim; manual: unclaimed fees are lost. Default: `"automatic"`.
       * @enum {string}
       */
      claims?: "automatic" | "manual";
      /** @description Seconds to claim. Leave empty to use a quarter of the decision time. */
      claimSeconds?: number | null;
      /**
       * @description race: the first call wins; sealed: all clubs answer in secret, and if several call, dice decide. Default: `"race"`.
       * @enum {string}
       */
      tackle?: "race" | "sealed";
      /** @description Seconds to call Tackle. Leave empty to use a quarter of the decision time. */
      tackleSeconds?: number | null;
      /**
       * @description one: each negotiation has one partner; any: you may make offers to any club. Default: `"one"`.
       * @enum {string}
       */
      windowPartners?: "one" | "any";
      /** @description Maximum number of offers and counter-offers in one negotiation. Default: `6`. */
      maxOffers?: number;
      /** @description Seconds for one negotiation. If empty, two minutes in games with a decision time. */
      negotiationSeconds?: number | null;
      /** @description Maximum number of offers to other clubs to settle one debt. Default: `4`. */
      maxEmergencyOffers?: number;
      /** @description Seconds to settle a debt or answer its offers. Leave empty to use twice the decision time. */
      debtSeconds?: number | null;
      /**
       * @description enforced: no club can get a twelfth footballer; audited: a club can exceed the limit until another club counts its squad. Default: `"enforced"`.
       * @enum {string}
       */
      squadLimit?: "enforced" | "audited";
      /**
       * @description highest: a club can trade only its highest WIN card; any: a club can trade any WIN card. Default: `"highest"`.
       * @enum {string}
       */
      winCardSales?: "highest" | "any";
      /**
       * @description may: a club can decline the match on a Cup Match space; must: the match is played. Default: `"may"`.
       * @enum {string}
       */
      cupMatchSpace?: "may" | "must";
      /** @description A bogus footballer ends the buyer's turn. Default: `true`. */
      bogusEndsTurn?: boolean;
      /**
       * @description squad: owning all four stars of a squad doubles their royalties; all: owning them doubles all royalties. Default: `"squad"`.
       * @enum {string}
       */
      royaltyDoubling?: "squad" | "all";
      /**
       * @description A club that cannot pay stays in the game (write-off), or is out of the game (eliminate). Default: `"write-off"`.
       * @enum {string}
       */
      insolvency?: "write-off" | "eliminate";
      /** @description Cup Match cards of each club at the start of a short game. Default: `2`. */
      shortCupMatchCards?: 0 | 2;
      /** @description Maximum total number of turns. Leave empty to play until a Cup Final is won. Default: `500`. */
      maxTurns?: number | null;
      /**
       * @description Result after the last turn: a ranking by progress, or a draw. Default: `"ranking"`.
       * @enum {string}
       */
      capResult?: "ranking" | "draw";
    };
    StarplayerResult: {
      /** @constant */
      kind: "trophy";
      /** @description Seat that wins; null if none. */
      winner: number;
      /**
       * @description Colour of the trophy that the winner gets.
       * @enum {string}
       */
      trophyColour: "red" | "blue" | "yellow" | "white";
      /** @description Seat of the opponent. */
      opponent: number;
      /** @description Goals in the Cup Final, challenger first. */
      kicks: [
        number,
        number
      ];
    } | {
      /** @constant */
      kind: "walkover";
      /** @description Seat that wins; null if none. */
      winner: number;
    } | {
      /** @constant */
      kind: "cap";
      /** @description All seats, best first. */
      ranking: {
        seat: components["schemas"]["SeatNumber"];
        /** @description Rank, from 1. */
        rank: number;
        /** @description Number of filled places in the best side, plus 1 each for the manager, the stadium and every WIN card. */
        progress: number;
        /** @description Cash plus the face value of all sellable cards, in pounds. */
        worth: number;
        /** @description Number of WIN cards. */
        wins: number;
      }[];
    } | {
      /** @constant */
      kind: "draw";
    };
    StarplayerSale: {
      /**
       * @description `sale`: selling cards; `in-kind`: paying with cards.
       * @enum {string}
       */
      kind: "sale" | "in-kind";
      /** @description Seat to which the cards are offered. */
      to: number;
      /** @description Card ids. */
      cards: string[];
      /** @description Amount in pounds. */
      amount: number;
    };
    StarplayerView: {
      /** @description Current turn. */
      turn: {
        /** @description Number of the turn, from 1; 0 before the first turn. */
        no: number;
        /** @description Seat whose turn it is. */
        seat: number;
        /** @description Number of rolls that the seat still has in this turn. */
        owedRolls: number;
        /** @description True if the free match for a complete Club Set was played this turn. */
        freeMatchUsed: boolean;
        /**
         * @description Phase of the turn: before a roll, during a move, at the end of the turn, or between turns.
         * @enum {string}
         */
        phase: "roll" | "moving" | "turn-end" | "passing";
        /** @description Space whose effects are being applied; null if none. */
        space: number | null;
        /** @description Why the turn is over; null while the turn continues. */
        ending: ("done" | "bogus" | "final-lost" | "out") | null;
        /** @description Public steps of this turn that can entitle seats to claims; null if claims are automatic. */
        steps: ({
          /** @constant */
          step: "visited";
          /** @description Space, from 0; null if none. */
          space: number;
          /** @description True if the pawn stopped on the space; false if the pawn passed it. */
          landed: boolean;
        } | {
          /** @constant */
          step: "carried";
          /** @description Card id. */
          card: string;
          /** @description Seat that had the card; null if none. */
          from: number | null;
          /** @description Seat that has the card now; null if none. */
          to: number | null;
        } | {
          /** @constant */
          step: "claimed";
          /**
           * @description Type of the claim.
           * @enum {string}
           */
          kind: "royalty" | "gate" | "all-6" | "wild";
          /** @description Creditor: a seat or `official`. */
          creditor: number;
          /** @description Space, from 0; null if none. */
          space: number | null;
        })[] | null;
      };
      /** @description Clubs in seat order. */
      clubs: {
        seat: components["schemas"]["SeatNumber"];
        /**
         * @description Colour of the pawn; when joining, null means any free pawn.
         * @enum {string}
         */
        pawn: "red" | "blue" | "yellow" | "white";
        /**
         * @description Status of a club (`in` or `out` of the game), or of a claim (open, made or lapsed).
         * @enum {string}
         */
        status: "in" | "out";
        /** @description The club's cash, in pounds. */
        cash: number;
        /** @description Number of the pawn's space, from 0. */
        position: number;
        /** @description Footballers of the club, in order of receipt. */
        footballers: {
          /** @description Card id. */
          card: string;
          /** @description Position in the order in which cards were received, equal for cards received together; null if the card has no position. */
          got: number;
        }[];
        /** @description Manager of the club; null if none. */
        manager: string | null;
        /** @description Stadium of the club; null if none. */
        stadium: string | null;
        /** @description The Wild Substitutes of the club. */
        wilds: string[];
        /** @description The WIN cards of the club. */
        wins: string[];
        /** @description The Tackle cards of the club. */
        tackles: string[];
        /** @description Cup Match cards of the club. */
        matchCards: string[];
        /** @description The Transfer Window cards of the club. */
        windowCards: string[];
        /** @description Yellow cards of the club. */
        yellows: string[];
        /** @description Trophy of the club; null if none. */
        trophy: string | null;
        /** @description Number of further turns that the club must miss. */
        missTurns: number;
        /** @description Position of the club in the order in which clubs owned all six footballers of a squad, from 1; null if none. */
        all6Rank: number | null;
        /** @description Squad of which the club has owned all six footballers; null if none. */
        all6Squad: ("red" | "blue" | "yellow" | "white") | null;
        /** @description True if the rank is public; an unclaimed rank is secret. */
        all6Shown: boolean;
        /** @description True if the Club Set is complete: the side, a manager and a stadium. */
        complete: boolean;
        /** @description Number of filled places in the club's best side, including Wild Substitutes. */
        side: number;
        /** @description Squad or formation that the club is closest to completing; null if it has no footballers. */
        aim: ("red" | "blue" | "yellow" | "white" | "4-4-2" | "4-5-1" | "4-3-3") | null;
      }[];
      /** @description Number of cards left in each deck. */
      deckSizes: {
        [key: string]: number;
      };
      /** @description Last roll and its purpose; null before the first roll. */
      dice: {
        seat: components["schemas"]["SeatNumber"];
        /** @description Values of the two dice. */
        values: components["schemas"]["StarplayerDice"];
        /**
         * @description Purpose of the roll.
         * @enum {string}
         */
        purpose: "move" | "match" | "tackle";
      } | null;
      /** @description Cards in the tray. */
      tray: string[];
      /** @description Nested tasks of the turn. The last task is resolved first. */
      frames: components["schemas"]["StarplayerFrame"][];
      /** @description Open debts, oldest first. */
      debts: components["schemas"]["StarplayerDebt"][];
      /** @description Seats that left the game, in the order in which they left. */
      left: number[];
      /** @description Next value of `got`. */
      nextGot: number;
      /** @description Number of the next offer. */
      nextOffer: number;
      /** @description Number of the next debt. */
      nextDebt: number;
      /** @description Final result; null until the game has ended. */
      result: components["schemas"]["StarplayerResult"] | null;
      /** @description Hidden information, which only admins can see until the game has ended; null if you may not see it. */
      secrets: {
        /** @description Cards of each deck, top card first. */
        decks: {
          [key: string]: string[];
        };
        /** @description Seats' answers to the open Tackle question. */
        answers: {
          seat: components["schemas"]["SeatNumber"];
          /** @description True if the seat calls Tackle; false if it passes. */
          call: boolean;
          /** @description Card to buy; absent or null if none. */
          pick: string | null;
        }[];
        /** @description Claims arising from this turn's events. */
        claims: components["schemas"]["StarplayerClaim"][];
        /** @description For each seat, the squad that it owned in full and its All-6 rank; null if none. */
        all6Ranks: ({
          /** @description Rank, from 1. */
          rank: number;
          /**
           * @description Colour of the squad.
           * @enum {string}
           */
          squad: "red" | "blue" | "yellow" | "white";
        } | null)[];
        /** @description Rank of the next club that owns all six footballers of a squad. */
        nextAll6Rank: number;
        /** @description Number of the next claim. */
        nextClaim: number;
      } | null;
    };
    StreamEnd: {
      /** @description Number of events in the game. */
      version: number;
      /**
       * @description True if the game has ended.
       * @constant
       */
      over: true;
    };
    StreamItem: {
      /** @description Number of events in the game. */
      version: number;
      /** @description Time (Unix ms) by the database clock. */
      at: number;
      /** @description The event; null if the event is hidden from the viewer. */
      event: ({
        /** @description Type of this object. */
        type: string;
      } & {
        [key: string]: unknown;
      }) | null;
      /** @description One-sentence description of the event; null if the event is hidden or covered by another event's sentence. */
      words?: string | null;
      /** @description Position in the log; pass it as `after` to continue. If the log has lost this position, the error is `history-rewound`. */
      cursor: string;
    } | components["schemas"]["StreamEnd"] | components["schemas"]["Problem"];
    SuperclubChoice: {
      /** @description Id of the club. Default when joining: the first free club. */
      club?: string;
      /** @description Display name. */
      name?: string;
    };
    SuperclubCounts: [
      number,
      number
    ];
    SuperclubDice: [
      number,
      number
    ];
    SuperclubEvent: {
      /** @constant */
      type: "game.created";
      /** @description Id of the game's content pack. */
      pack: string;
      /** @description Club of each seat. */
      clubs: string[];
    } | {
      /** @constant */
      type: "deck.shuffled";
      /**
       * @description Name of the deck.
       * @enum {string}
       */
      deck: "players" | "staff" | "gameChangers" | "superCup";
      /** @description Cards of the deck, top card first. */
      order: string[];
    } | {
      /** @constant */
      type: "deck.shuffled";
      /** @description Name of the deck. */
      deck: string;
      /** @description Number of cards in the deck. */
      size: number;
    } | {
      /** @constant */
      type: "manager.rolled";
      seat: components["schemas"]["SeatNumber"];
      /** @description Face of the die; null if no die was rolled. */
      die: number;
    } | {
      /** @constant */
      type: "manager.numbered";
      seat: components["schemas"]["SeatNumber"];
      /** @description Number of the manager in the fixture chart: decided by a roll in the first year, then the place in the previous season. */
      number: number;
    } | {
      /** @constant */
      type: "draft.board-filled";
      /** @description Number of the round, from 1; 0 before the first round. */
      round: number;
      /** @description Card ids. */
      cards: string[];
      /** @description Superstars that were removed from the draft. */
      aside: string[];
      /** @description Seat that picks next; null if none. */
      next: number;
    } | {
      /** @constant */
      type: "draft.picked";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id; null if none. */
      card: string;
      /** @description Number of full stars. */
      stars: number;
      /** @description Seat that picks next; null if none. */
      next: number | null;
    } | {
      /** @constant */
      type: "stacks.cut";
      /** @description Stacks of players by continent, top card first. */
      stacks: {
        [key: string]: string[];
      };
    } | {
      /** @constant */
      type: "stacks.cut";
      /** @description Number of cards in each stack. */
      sizes: {
        [key: string]: number;
      };
    } | {
      /** @constant */
      type: "stacks.refilled";
      /** @description Stacks of players by continent, top card first. */
      stacks: {
        [key: string]: string[];
      };
    } | {
      /** @constant */
      type: "stacks.refilled";
      /** @description Number of cards in each stack. */
      sizes: {
        [key: string]: number;
      };
    } | {
      /** @constant */
      type: "phase.started";
      /** @description Number of the year (off-season and season), from 1. */
      year: number;
      /**
       * @description Phase of the game.
       * @enum {string}
       */
      phase: "draft" | "quick-staff" | "finance" | "wages" | "unhappy" | "training" | "scouting" | "invest" | "deadline" | "close" | "season" | "season-end" | "supercup-choice" | "super-duper" | "super-cup" | "finished";
      /** @description Round of the draft or the season; null in other phases. */
      round: number | null;
      /** @description Seats in the order in which they act. */
      order: number[];
    } | {
      /** @constant */
      type: "turn.started";
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "turn.ended";
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "cash.received";
      seat: components["schemas"]["SeatNumber"];
      /** @description Amount, in millions. */
      amount: number;
      /**
       * @description Source of the money.
       * @enum {string}
       */
      reason: "start" | "placement" | "stadium" | "income" | "rebate" | "abroad" | "gameChanger";
    } | {
      /** @constant */
      type: "cash.paid";
      seat: components["schemas"]["SeatNumber"];
      /** @description Amount, in millions. */
      amount: number;
      /**
       * @description Purpose of the payment.
       * @enum {string}
       */
      reason: "wages" | "scout" | "upgrade" | "staff" | "lot" | "trade" | "unhappy" | "gameChanger";
      /** @description Seat that receives the money; null for the bank. */
      counterparty: number | null;
    } | {
      /** @constant */
      type: "token.moved";
      seat: components["schemas"]["SeatNumber"];
      /** @description Value before the event. */
      from: number;
      /** @description Value after the event. */
      to: number;
      /** @description Reason for the event. */
      reason: string;
    } | {
      /** @constant */
      type: "marker.moved";
      seat: components["schemas"]["SeatNumber"];
      /** @description Value before the event. */
      from: number;
      /** @description Value after the event. */
      to: number;
      /** @description Reason for the event. */
      reason: string;
    } | {
      /** @constant */
      type: "staff.drawn";
      seat: components["schemas"]["SeatNumber"];
      /** @description Key staff ids. */
      staff: string[];
    } | {
      /** @constant */
      type: "staff.hired";
      seat: components["schemas"]["SeatNumber"];
      /** @description Key staff id; null if none. */
      staff: string;
      /** @description Price, in millions. */
      price: number;
    } | {
      /** @constant */
      type: "staff.declined";
      seat: components["schemas"]["SeatNumber"];
      /** @description Key staff ids. */
      staff: string[];
    } | {
      /** @constant */
      type: "staff.dismissed";
      seat: components["schemas"]["SeatNumber"];
      /** @description Key staff id; null if none. */
      staff: string;
    } | {
      /** @constant */
      type: "wages.owed";
      seat: components["schemas"]["SeatNumber"];
      /** @description Amount, in millions. */
      amount: number;
    } | {
      /** @constant */
      type: "boost.assigned";
      seat: components["schemas"]["SeatNumber"];
      /** @description Number of stars that the captain's boost adds; 0 if there is no boost. */
      boost: number;
    } | {
      /** @constant */
      type: "training.guaranteed";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id; null if none. */
      card: string;
      /** @description Value before the event. */
      from: number;
      /** @description Value after the event. */
      to: number;
      /** @description Current card of the player; null if it is the base card. */
      developedId: string;
    } | {
      /** @constant */
      type: "training.rolled";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id; null if none. */
      card: string;
      /** @description Face of the die; null if no die was rolled. */
      die: number;
      /** @description Key staff bonus on the roll. */
      bonus: number;
      /** @description Value before the event. */
      from: number;
      /** @description Value after the event. */
      to: number;
      /** @description Current card of the player; null if it is the base card. */
      developedId: string | null;
    } | {
      /** @constant */
      type: "scout.revealed";
      seat: components["schemas"]["SeatNumber"];
      /** @description Continent of the stack. */
      continent: string;
      /** @description Card id; null if none. */
      card: string;
      /** @description Number of full stars. */
      stars: number;
      /** @description Price, in millions. */
      price: number;
    } | {
      /** @constant */
      type: "scout.signed";
      seat: components["schemas"]["SeatNumber"];
      /** @description Continent of the stack. */
      continent: string;
      /** @description Card id; null if none. */
      card: string;
      /** @description Number of full stars. */
      stars: number;
      /** @description Price, in millions. */
      price: number;
    } | {
      /** @constant */
      type: "scout.declined";
      seat: components["schemas"]["SeatNumber"];
      /** @description Continent of the stack. */
      continent: string;
      /** @description Card id; null if none. */
      card: string;
      /** @description Number of full stars. */
      stars: number;
      /** @description Price, in millions. */
      price: number;
    } | {
      /** @constant */
      type: "facility.upgraded";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Department of the club; null if none.
       * @enum {string}
       */
      department: "training" | "scouting" | "stadium";
      /** @description Level, from 1; null if no level rises. */
      level: number;
      /** @description Price, in millions. */
      price: number;
    } | {
      /** @constant */
      type: "player.sold-abroad";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id; null if none. */
      card: string;
      /** @description Number of full stars. */
      stars: number;
      /** @description Price, in millions. */
      price: number;
      /** @description Continent stack to which the player returns. */
      stack: string;
    } | {
      /** @constant */
      type: "unhappy.bid-placed";
      /** @description Seat that bids. */
      bidder: number;
      /** @description Seat that owns the player. */
      owner: number;
      /** @description Card id; null if none. */
      card: string;
      /** @description Number of full stars. */
      stars: number;
      /** @description Amount, in millions. */
      amount: number;
    } | {
      /** @constant */
      type: "unhappy.passed";
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "unhappy.star-added";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id; null if none. */
      card: string;
      /** @description Value before the event. */
      from: number;
      /** @description Value after the event. */
      to: number;
      /** @description Current card of the player; null if it is the base card. */
      developedId: string;
    } | {
      /** @constant */
      type: "unhappy.entry-opened";
      /** @description Seats affected by the event. */
      seats: number[];
    } | {
      /** @constant */
      type: "unhappy.answered";
      seat: components["schemas"]["SeatNumber"];
      /** @description True if the seat enters the bidding. */
      enter: boolean;
    } | {
      /** @constant */
      type: "unhappy.answered";
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "unhappy.entered";
      /** @description Seats affected by the event. */
      seats: number[];
      /** @description Seat with the highest bid. */
      leader: number;
    } | {
      /** @constant */
      type: "unhappy.raised";
      seat: components["schemas"]["SeatNumber"];
      /** @description Amount, in millions. */
      amount: number;
    } | {
      /** @constant */
      type: "unhappy.raise-passed";
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "unhappy.bidding-closed";
      /** @description Seat with the highest bid. */
      leader: number;
      /** @description Amount, in millions. */
      amount: number;
    } | {
      /** @constant */
      type: "unhappy.countered";
      /** @description Seat that owns the player. */
      owner: number;
      /** @description Amount that the owner asks for, in millions. */
      cash: number;
      /** @description The bidder's players that the owner asks for. */
      players: string[];
    } | {
      /** @constant */
      type: "unhappy.counter-declined";
      /** @description Seat that bids. */
      bidder: number;
    } | {
      /** @constant */
      type: "unhappy.sold";
      /** @description Seat that bids. */
      bidder: number;
      /** @description Seat that owns the player. */
      owner: number;
      /** @description Card id; null if none. */
      card: string;
      /** @description Amount that the owner receives, in millions. */
      cash: number;
      /** @description Players that the owner receives. */
      players: string[];
    } | {
      /** @constant */
      type: "unhappy.benched";
      /** @description Seat that bids. */
      bidder: number;
      /** @description Seat that owns the player. */
      owner: number;
      /** @description Card id; null if none. */
      card: string;
    } | {
      /** @constant */
      type: "lot.opened";
      /** @description Number of the lot on this Deadline day. */
      n: number;
      /** @description Seat that flipped the card. */
      flipper: number;
      /** @description Continent of the stack. */
      continent: string;
      /** @description Card id; null if none. */
      card: string;
      /** @description Number of full stars. */
      stars: number;
      /** @description Lowest allowed bid, in millions. */
      min: number;
    } | {
      /** @constant */
      type: "lot.bid";
      /** @description Number of the lot on this Deadline day. */
      n: number;
      seat: components["schemas"]["SeatNumber"];
      /** @description Amount, in millions. */
      amount: number;
    } | {
      /** @constant */
      type: "lot.passed";
      /** @description Number of the lot on this Deadline day. */
      n: number;
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "lot.sealed";
      /** @description Number of the lot on this Deadline day. */
      n: number;
      seat: components["schemas"]["SeatNumber"];
      /** @description Sealed bid, in millions; null if the seat does not bid. */
      amount: number | null;
    } | {
      /** @constant */
      type: "lot.sealed";
      /** @description Number of the lot on this Deadline day. */
      n: number;
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "lot.unsealed";
      /** @description Number of the lot on this Deadline day. */
      n: number;
      /** @description All sealed bids. */
      bids: {
        seat: components["schemas"]["SeatNumber"];
        /** @description Sealed bid, in millions; null if the seat does not bid. */
        amount: number | null;
      }[];
    } | {
      /** @constant */
      type: "lot.sold";
      /** @description Number of the lot on this Deadline day. */
      n: number;
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id; null if none. */
      card: string;
      /** @description Number of full stars. */
      stars: number;
      /** @description Amount, in millions. */
      amount: number;
    } | {
      /** @constant */
      type: "lot.rejected";
      /** @description Number of the lot on this Deadline day. */
      n: number;
      /** @description Card id; null if none. */
      card: string;
    } | {
      /** @constant */
      type: "trade.proposed";
      /** @description Trade offer. */
      trade: components["schemas"]["SuperclubTrade"];
    } | {
      /** @constant */
      type: "trade.accepted";
      /** @description Trade offer. */
      trade: components["schemas"]["SuperclubTrade"];
    } | {
      /** @constant */
      type: "trade.rejected";
      /** @description Trade offer. */
      trade: components["schemas"]["SuperclubTrade"];
    } | {
      /** @constant */
      type: "trade.withdrawn";
      /** @description Trade offer. */
      trade: components["schemas"]["SuperclubTrade"];
    } | {
      /** @constant */
      type: "trade.expired";
      /** @description Open trade offers. */
      trades: components["schemas"]["SuperclubTrade"][];
    } | {
      /** @constant */
      type: "market.readied";
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "window.closed";
      /** @description Number of the year (off-season and season), from 1. */
      year: number;
    } | {
      /** @constant */
      type: "season.started";
      /** @description Number of the year (off-season and season), from 1. */
      year: number;
      /** @description Number of each seat in the fixture chart. */
      numbers: number[];
      /** @description Rounds of a season, whose matches name managers by number. */
      fixtures: {
        /** @description Matches as pairs of manager numbers, home side first. */
        matches: components["schemas"]["SuperclubCounts"][];
        /** @description Numbers of the managers who simulate this round. */
        sims: number[];
      }[];
    } | {
      /** @constant */
      type: "sim.rolled";
      seat: components["schemas"]["SeatNumber"];
      /** @description Values of the two dice; null before the roll. */
      dice: components["schemas"]["SuperclubDice"];
      /** @description Key staff bonus on the roll. */
      bonus: number;
      /** @description Total of the dice and the staff bonus, at most 12. */
      total: number;
      /** @description Club status of the squad token, used for the roll. */
      band: string;
      /**
       * @description Result: `win`, `draw` or `loss`.
       * @enum {string}
       */
      result: "win" | "draw" | "loss";
      /** @description Points for the result. */
      points: number;
    } | {
      /** @constant */
      type: "round.ended";
      /** @description Number of the year (off-season and season), from 1. */
      year: number;
      /** @description Number of the round, from 1; 0 before the first round. */
      round: number;
    } | {
      /** @constant */
      type: "tie.rolled";
      seat: components["schemas"]["SeatNumber"];
      /** @description Face of the die; null if no die was rolled. */
      die: number;
    } | {
      /** @constant */
      type: "season.ranked";
      /** @description Number of the year (off-season and season), from 1. */
      year: number;
      /** @description Seats by place, best first; null before the first season ends. */
      ranking: {
        seat: components["schemas"]["SeatNumber"];
        /** @description Position of the point marker. */
        marker: number;
        /** @description Status of the club; null before the first season ends. */
        status: string;
        /** @description Number of season titles of the club. */
        titles: number;
      }[];
    } | {
      /** @constant */
      type: "flags.cleared";
      /** @description Number of the year (off-season and season), from 1. */
      year: number;
    } | {
      /** @constant */
      type: "supercup.card-won";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id; null if none. */
      card: string;
    } | {
      /** @constant */
      type: "supercup.card-won";
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "supercup.chosen";
      seat: components["schemas"]["SeatNumber"];
      /** @description True to play the SuperCup final; false to save the cards. */
      play: boolean;
    } | {
      /** @constant */
      type: "supercup.cards-returned";
      seat: components["schemas"]["SeatNumber"];
      /** @description Number of cards. */
      count: number;
    } | {
      /** @constant */
      type: "final.started";
      /**
       * @description Type of the final.
       * @enum {string}
       */
      kind: "superDuper" | "superCup";
      /** @description Seats in the final. */
      finalists: number[];
    } | {
      /** @constant */
      type: "seat.resigned";
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "game.finished";
      /** @description Seat that wins; null if none. */
      winner: number;
      /** @description Seats by place, best first; null before the first season ends. */
      ranking: number[];
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "points" | "superDuper" | "superCup" | "cap" | "resigned";
    } | {
      /** @constant */
      type: "match.opened";
      /** @description Match id. */
      match: string;
      /** @description Number of the round, from 1; 0 before the first round. */
      round: number;
      /**
       * @description Type of the match: a league match, or the type of the final.
       * @enum {string}
       */
      kind: "league" | "superDuper" | "superCup";
      /** @description Home seat. */
      home: number;
      /** @description Away seat; null for the SuperCup team. */
      away: number | null;
      /** @description Number of stars that the captain's boost adds for each side, home side first. */
      boosts: components["schemas"]["SuperclubCounts"];
    } | {
      /** @constant */
      type: "lineup.submitted";
      /** @description Match id. */
      match: string;
      seat: components["schemas"]["SeatNumber"];
      /** @description Line-up; null before it is revealed. */
      lineUp: components["schemas"]["SuperclubLineUp"];
    } | {
      /** @constant */
      type: "lineup.submitted";
      /** @description Match id. */
      match: string;
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "lineup.revealed";
      /** @description Match id. */
      match: string;
      /** @description Line-ups of both sides, home side first; null for the SuperCup team. */
      lineUps: [
        components["schemas"]["SuperclubLineUp"] | null,
        components["schemas"]["SuperclubLineUp"] | null
      ];
    } | {
      /** @constant */
      type: "third.started";
      /** @description Match id. */
      match: string;
      /** @description Third: 1, 2 or 3. */
      third: number;
      /** @description Line-up row that each side uses, home side first. */
      rows: components["schemas"]["SuperclubThirds"];
    } | {
      /** @constant */
      type: "weapon.played";
      /** @description Match id. */
      match: string;
      /** @description Third: 1, 2 or 3. */
      third: number;
      seat: components["schemas"]["SeatNumber"];
      /** @description Game changer id. */
      gc: string;
      /** @description Type of the card's effect. */
      kind: string;
      /** @description Choices for the card: players to exchange, or a third; empty if the card needs none. */
      params: {
        /** @description Player who goes off; null if none. */
        out: string | null;
        /** @description Player who comes on; null if none. */
        in: string | null;
        /** @description Third to which the captain's boost moves; null if the boost does not move. */
        third: ("attack" | "midfield" | "defence") | null;
      };
      /** @description Stars added or removed; 0 for other effects. */
      amount: number;
    } | {
      /** @constant */
      type: "window.readied";
      /** @description Match id. */
      match: string;
      /** @description Third: 1, 2 or 3. */
      third: number;
      /**
       * @description `prep`: before the dice of a third are rolled; `react`: after the dice are rolled.
       * @enum {string}
       */
      phase: "prep" | "react";
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "dice.rolled";
      /** @description Match id. */
      match: string;
      /** @description Third: 1, 2 or 3. */
      third: number;
      /** @description Number of the seat, from 0. */
      seat: number | null;
      /** @description Values of the two dice; null before the roll. */
      dice: components["schemas"]["SuperclubDice"];
    } | {
      /** @constant */
      type: "dice.rerolled";
      /** @description Match id. */
      match: string;
      /** @description Third: 1, 2 or 3. */
      third: number;
      /** @description Number of the seat, from 0. */
      seat: number | null;
      /** @description Values of the two dice; null before the roll. */
      dice: components["schemas"]["SuperclubDice"];
    } | {
      /** @constant */
      type: "player.injured";
      /** @description Match id. */
      match: string;
      /** @description Third: 1, 2 or 3. */
      third: number;
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Row of the line-up.
       * @enum {string}
       */
      row: "attack" | "midfield" | "defence";
      /** @description Slot in the row, counted from the left, starting at 1. */
      slot: number;
      /** @description Card id; null if none. */
      card: string;
      /** @description True if the injury lasts for the season; always false in finals. */
      lasting: boolean;
      /** @description True if the club must choose a substitute. */
      substitute: boolean;
    } | {
      /** @constant */
      type: "injury.cancelled";
      /** @description Match id. */
      match: string;
      /** @description Third: 1, 2 or 3. */
      third: number;
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Row of the line-up.
       * @enum {string}
       */
      row: "attack" | "midfield" | "defence";
      /** @description Slot in the row, counted from the left, starting at 1. */
      slot: number;
      /** @description Card id; null if none. */
      card: string;
      /**
       * @description What cancelled the injury: `weapon`, `immunity`, or `first` (first injury of the season).
       * @enum {string}
       */
      by: "weapon" | "immunity" | "first";
    } | {
      /** @constant */
      type: "player.substituted";
      /** @description Match id. */
      match: string;
      /** @description Third: 1, 2 or 3. */
      third: number;
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Row of the line-up.
       * @enum {string}
       */
      row: "attack" | "midfield" | "defence";
      /** @description Slot in the row, counted from the left, starting at 1. */
      slot: number;
      /** @description Card id; null if none. */
      card: string;
    } | {
      /** @constant */
      type: "doubles.settled";
      /** @description Match id. */
      match: string;
      /** @description Third: 1, 2 or 3. */
      third: number;
    } | {
      /** @constant */
      type: "game-changer.drawn";
      /** @description Match id. */
      match: string;
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id; null if none. */
      card: string;
    } | {
      /** @constant */
      type: "game-changer.drawn";
      /** @description Match id. */
      match: string;
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "game-changer.kept";
      /** @description Match id. */
      match: string;
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id; null if none. */
      card: string;
    } | {
      /** @constant */
      type: "game-changer.kept";
      /** @description Match id. */
      match: string;
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "game-changer.read";
      /** @description Match id. */
      match: string;
      seat: components["schemas"]["SeatNumber"];
      /** @description Game changer id. */
      gc: string;
    } | {
      /** @constant */
      type: "game-changer.revealed";
      /** @description Match id. */
      match: string;
      seat: components["schemas"]["SeatNumber"];
      /** @description Continent of the stack. */
      continent: string;
      /** @description Card id; null if none. */
      card: string;
      /** @description Number of full stars. */
      stars: number;
    } | {
      /** @constant */
      type: "game-changer.resolved";
      /** @description Match id. */
      match: string;
      seat: components["schemas"]["SeatNumber"];
      /** @description Game changer id. */
      gc: string;
      /** @description Type of the resolved effect. */
      kind: string;
      /** @description True if the effect changed nothing. */
      none: boolean;
      /** @description Card id; null if none. */
      card: string | null;
      /** @description Stars before the effect; null if no stars change. */
      from: number | null;
      /** @description Stars after the effect; null if no stars change, or the player is not kept. */
      to: number | null;
      /** @description Duration of the player's absence; null for other effects. */
      duration: ("nextMatch" | "season") | null;
      /** @description Department of the club; null if none. */
      department: ("training" | "scouting" | "stadium") | null;
      /** @description Level, from 1; null if no level rises. */
      level: number | null;
      /** @description Key staff id; null if none. */
      staff: string | null;
      /** @description Money received (or paid, if negative), in millions; null if no money is paid. */
      amount: number | null;
      /** @description Effect on the club's next match; null if none. */
      effect: components["schemas"]["SuperclubNextMatchEffect"] | null;
      /** @description True for the last effect of the card. */
      last: boolean;
    } | {
      /** @constant */
      type: "third.decided";
      /** @description Match id. */
      match: string;
      /** @description Third: 1, 2 or 3. */
      third: number;
      /** @description Total of each side in half stars, home side first. */
      totals: components["schemas"]["SuperclubCounts"];
      /** @description Side that wins the third: 0 home, 1 away; null for a draw. */
      winner: number | null;
      /** @description Half points of both sides, home side first: 2 for each won third, 1 for each drawn third. */
      score: components["schemas"]["SuperclubCounts"];
    } | {
      /** @constant */
      type: "match.decided";
      /** @description Match id. */
      match: string;
      /** @description Seat that wins; null if none. */
      winner: number | null;
      /** @description Half points of both sides, home side first: 2 for each won third, 1 for each drawn third. */
      score: components["schemas"]["SuperclubCounts"];
      /** @description Points of both clubs, home side first. */
      points: components["schemas"]["SuperclubCounts"];
    } | {
      /** @constant */
      type: "supercup.opponent-revealed";
      /** @description Match id. */
      match: string;
      seat: components["schemas"]["SeatNumber"];
      /** @description Card id; null if none. */
      card: string;
      /** @description Stars in attack. */
      attack: number;
      /** @description Stars in midfield. */
      midfield: number;
      /** @description Stars in defence. */
      defence: number;
    } | {
      /** @constant */
      type: "final.replayed";
      /** @description Match id. */
      match: string;
      /** @description Number of replays of the final. */
      replays: number;
    } | {
      /** @constant */
      type: "shoot-out.started";
      /** @description Match id. */
      match: string;
    } | {
      /** @constant */
      type: "penalty.ordered";
      /** @description Match id. */
      match: string;
      seat: components["schemas"]["SeatNumber"];
      /** @description Penalty takers, in order. */
      takers: string[];
    } | {
      /** @constant */
      type: "penalty.ordered";
      /** @description Match id. */
      match: string;
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "penalty.taken";
      /** @description Match id. */
      match: string;
      /** @description Number of the seat, from 0. */
      seat: number | null;
      /** @description Penalty taker; null for the SuperCup team. */
      taker: string | null;
      /** @description Number of full stars. */
      stars: number;
      /** @description Face of the die; null if no die was rolled. */
      die: number | null;
      /** @description True if the penalty is scored. */
      goal: boolean;
      /** @description Penalties scored so far, home side first. */
      goals: components["schemas"]["SuperclubCounts"];
    } | {
      /** @constant */
      type: "final.decided";
      /** @description Match id. */
      match: string;
      /** @description Seat that won; null if the SuperCup team won. */
      winner: number | null;
    } | components["schemas"]["SeatHandedOverEvent"] | components["schemas"]["TableCoveredEvent"] | components["schemas"]["GameCancelledEvent"] | components["schemas"]["GamePausedEvent"] | components["schemas"]["GameResumedEvent"] | components["schemas"]["ClockExtendedEvent"] | components["schemas"]["ClockExtendedMaskedEvent"] | components["schemas"]["GameForkedEvent"] | components["schemas"]["MoveUndoneEvent"];
    SuperclubGoods: {
      /** @description Cash, in millions. */
      cash: number;
      /** @description Player ids. */
      players: string[];
      /** @description Key staff ids. */
      staff: string[];
    };
    SuperclubLineUp: {
      /** @description Formation, written as defence-midfield-attack. */
      formation: string;
      /** @description Goalkeeper. `given` means the default goalkeeper. */
      goalkeeper: string;
      /** @description Defenders, left to right; null for an empty slot. */
      defence: (string | null)[];
      /** @description Midfielders, left to right; null for an empty slot. */
      midfield: (string | null)[];
      /** @description Attackers, left to right; null for an empty slot. */
      attack: (string | null)[];
      /** @description Third in which the captain's boost applies; null if none. */
      boostThird: ("attack" | "midfield" | "defence") | null;
    };
    SuperclubMatchSide: {
      /** @description Seat of the side; null for the SuperCup team. */
      seat: number | null;
      /** @description True if the line-up has been submitted. */
      submitted: boolean;
      /** @description Line-up; null before it is revealed. */
      lineUp: components["schemas"]["SuperclubLineUp"] | null;
      /** @description Kick-off line-up, for a replay of the final; null if none. */
      kickOff: components["schemas"]["SuperclubLineUp"] | null;
      /** @description Number of stars that the captain's boost adds; 0 if there is no boost. */
      boost: number;
      /** @description Third in which the captain's boost applies; null if none. */
      boostThird: ("attack" | "midfield" | "defence") | null;
      /** @description Players injured in this match. */
      injured: string[];
      /** @description Slot that awaits a substitute; null if none. */
      vacancy: {
        /**
         * @description Row of the line-up.
         * @enum {string}
         */
        row: "attack" | "midfield" | "defence";
        /** @description Slot in the row, counted from the left, starting at 1. */
        slot: number;
      } | null;
    };
    SuperclubMove: {
      /** @constant */
      type: "draft-pick";
      /** @description Card id; null if none. */
      card: string;
    } | {
      /** @constant */
      type: "staff-keep";
      /** @description Key staff id; null if none. */
      staff: string;
    } | {
      /** @constant */
      type: "squad-sell-abroad";
      /** @description Card id; null if none. */
      card: string;
    } | {
      /** @constant */
      type: "trade-propose";
      /** @description Seat that receives the offer. */
      to: number;
      /** @description Cash, players and staff that the offering seat gives. */
      give: {
        /** @description Cash, in millions. */
        cash: number;
        /** @description Player ids. */
        players: string[];
        /** @description Key staff ids. */
        staff: string[];
      };
      /** @description Cash, players and staff that the offering seat gets. */
      take: {
        /** @description Cash, in millions. */
        cash: number;
        /** @description Player ids. */
        players: string[];
        /** @description Key staff ids. */
        staff: string[];
      };
    } | {
      /** @constant */
      type: "trade-withdraw";
      /** @description Id of the trade. */
      trade: string;
    } | {
      /** @constant */
      type: "trade-accept";
      /** @description Id of the trade. */
      trade: string;
    } | {
      /** @constant */
      type: "trade-reject";
      /** @description Id of the trade. */
      trade: string;
    } | {
      /** @constant */
      type: "market-ready";
    } | {
      /** @constant */
      type: "unhappy-bid";
      /** @description Card id; null if none. */
      card: string;
    } | {
      /** @constant */
      type: "unhappy-pass";
    } | {
      /** @constant */
      type: "unhappy-star";
      /** @description Card id; null if none. */
      card: string;
    } | {
      /** @constant */
      type: "unhappy-enter";
    } | {
      /** @constant */
      type: "unhappy-stay-out";
    } | {
      /** @constant */
      type: "unhappy-sell";
    } | {
      /** @constant */
      type: "unhappy-counter";
      /** @description Amount that you ask for, in millions. */
      cash: number;
      /** @description The bidder's players that you ask for. */
      players: string[];
    } | {
      /** @constant */
      type: "unhappy-bench";
    } | {
      /** @constant */
      type: "unhappy-accept";
    } | {
      /** @constant */
      type: "unhappy-decline";
    } | {
      /** @constant */
      type: "auction-bid";
      /** @description Amount, in millions. */
      amount: number;
    } | {
      /** @constant */
      type: "auction-pass";
    } | {
      /** @constant */
      type: "auction-seal";
      /** @description Sealed bid, in millions; null if the seat does not bid. */
      amount: number | null;
    } | {
      /** @constant */
      type: "train-guarantee";
      /** @description Card id; null if none. */
      card: string;
    } | {
      /** @constant */
      type: "train-roll";
      /** @description Card id; null if none. */
      card: string;
    } | {
      /** @constant */
      type: "train-done";
    } | {
      /** @constant */
      type: "scout-draw";
      /** @description Continent of the stack. */
      continent: string;
    } | {
      /** @constant */
      type: "scout-done";
    } | {
      /** @constant */
      type: "scout-sign";
    } | {
      /** @constant */
      type: "scout-decline";
    } | {
      /** @constant */
      type: "invest-upgrade";
      /** @description Department of the club; null if none. */
      department: string;
    } | {
      /** @constant */
      type: "invest-staff";
    } | {
      /** @constant */
      type: "invest-done";
    } | {
      /** @constant */
      type: "staff-hire";
      /** @description Key staff id; null if none. */
      staff: string;
      /** @description Key staff to dismiss, if you already have the maximum number. */
      dismiss?: string;
    } | {
      /** @constant */
      type: "staff-decline";
    } | {
      /** @constant */
      type: "deadline-flip";
      /** @description Continent of the stack. */
      continent: string;
    } | {
      /** @constant */
      type: "lineup-submit";
      /** @description Line-up; null before it is revealed. */
      lineUp: {
        /** @description Formation, written as defence-midfield-attack. */
        formation: string;
        /** @description Goalkeeper. `given` means the default goalkeeper. */
        goalkeeper: string;
        /** @description Defenders, left to right; null for an empty slot. */
        defence: (string | null)[];
        /** @description Midfielders, left to right; null for an empty slot. */
        midfield: (string | null)[];
        /** @description Attackers, left to right; null for an empty slot. */
        attack: (string | null)[];
        /**
         * @description Third in which the captain's boost applies; null if none.
         * @enum {string}
         */
        boostThird?: "attack" | "midfield" | "defence";
      };
    } | {
      /** @constant */
      type: "weapon-play";
      /** @description Game changer id. */
      gc: string;
      /** @description Choices for the card: players to exchange, or a third; empty if the card needs none. */
      params: {
        /** @description Player who goes off; null if none. */
        out: string;
        /** @description Player who comes on; null if none. */
        in: string;
      } | {
        /**
         * @description Third to which the captain's boost moves; null if the boost does not move.
         * @enum {string}
         */
        third: "attack" | "midfield" | "defence";
      } | Record<string, never>;
    } | {
      /** @constant */
      type: "third-ready";
    } | {
      /** @constant */
      type: "sub-bring";
      /** @description Card id; null if none. */
      card: string;
    } | {
      /** @constant */
      type: "gc-player";
      /** @description Card id; null if none. */
      card: string;
    } | {
      /** @constant */
      type: "gc-continent";
      /** @description Continent of the stack. */
      continent: string;
    } | {
      /** @constant */
      type: "gc-keep";
      /** @description True to keep the player. */
      keep: boolean;
      /** @description Player to sell abroad if your squad is full. */
      sell?: string;
    } | {
      /** @constant */
      type: "gc-staff";
      /** @description Key staff id; null if none. */
      staff: string | null;
      /** @description Key staff to dismiss, if you already have the maximum number. */
      dismiss?: string;
    } | {
      /** @constant */
      type: "supercup-play";
    } | {
      /** @constant */
      type: "supercup-save";
    } | {
      /** @constant */
      type: "penalties-order";
      /** @description Penalty takers, in order. */
      takers: string[];
    };
    SuperclubMoveAnswer: components["schemas"]["MadeMove"] & {
      /**
       * @description Ruleset id.
       * @constant
       */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Visible state of the game; null before the start. */
      view?: components["schemas"]["SuperclubView"];
    } & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      ruleset: "superclub";
    };
    SuperclubNextMatchEffect: {
      /** @constant */
      kind: "nextMatchStars";
      /**
       * @description Third that gets the stars.
       * @enum {string}
       */
      third: "attack" | "midfield" | "defence";
      /** @description Number of stars. */
      amount: number;
    } | {
      /** @constant */
      kind: "noBoostNextMatch";
    } | {
      /** @constant */
      kind: "noStaffNextMatch";
    };
    SuperclubObservation: components["schemas"]["ObservedGame"] & {
      /**
       * @description Ruleset id.
       * @constant
       */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Visible state of the game; null before the start. */
      view: components["schemas"]["SuperclubView"] | null;
    } & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      ruleset: "superclub";
    };
    SuperclubOptions: {
      /**
       * @description Starting cash with the built-in pack: slower 90M, normal 120M, quicker 150M. Default: `"normal"`.
       * @enum {string}
       */
      pace?: "slower" | "normal" | "quicker";
      /** @description Clubs start at facility level 2 with one key staff; finals need two SuperCup cards. Default: `false`. */
      quickGame?: boolean;
      /** @description Clubs with a higher status may bid for unhappy players of other clubs. Default: `false`. */
      unhappyPlayers?: boolean;
      /** @description Clubs meet twice: 3 points for a win, 1 for a draw (3 to 6 managers). Default: `false`. */
      homeAndAway?: boolean;
      /**
       * @description A drawn final goes to penalties or a replay. Default: `"penalties"`.
       * @enum {string}
       */
      finalDraw?: "penalties" | "replay";
      /**
       * @description Six-star players in the draft: allowed, or replaced by other players. Default: `"allowed"`.
       * @enum {string}
       */
      superstarDraft?: "allowed" | "replaced";
      /**
       * @description Player stacks are random (cut), or formed by home continent (byRegion). Default: `"cut"`.
       * @enum {string}
       */
      continentStacks?: "cut" | "byRegion";
      /**
       * @description Where left and right chemistry halves match: anywhere in a row (pairs), or only on neighbouring players (adjacent). Default: `"pairs"`.
       * @enum {string}
       */
      chemistry?: "pairs" | "adjacent";
      /**
       * @description Clubs outbid each other (open), or make one hidden bid each (sealed). Default: `"open"`.
       * @enum {string}
       */
      auctionMode?: "open" | "sealed";
      /** @description Trades may include key staff. Default: `false`. */
      staffTrading?: boolean;
      /** @description Maximum number of trade offers per manager in an off-season. Leave empty for no limit (only in games with a clock). Default: `6`. */
      maxTradeOffers?: number | null;
      /** @description Maximum number of seasons. After the last season, the manager with the most titles wins. Leave empty for no limit (only in games with a clock). Default: `15`. */
      maxSeasons?: number | null;
      /** @description Seconds for each kind of decision. Leave empty to use the game's decision time. */
      timers?: {
        /** @description Seconds for this kind of decision; null to use `decisionSeconds`. */
        draft?: number | null;
        /** @description Seconds for this kind of decision; null to use `decisionSeconds`. */
        training?: number | null;
        /** @description Seconds for this kind of decision; null to use `decisionSeconds`. */
        scouting?: number | null;
        /** @description Seconds for this kind of decision; null to use `decisionSeconds`. */
        invest?: number | null;
        /** @description Seconds for this kind of decision; null to use `decisionSeconds`. */
        lot?: number | null;
        /** @description Seconds for this kind of decision; null to use `decisionSeconds`. */
        trade?: number | null;
        /** @description Seconds for this kind of decision; null to use `decisionSeconds`. */
        ready?: number | null;
        /** @description Seconds for this kind of decision; null to use `decisionSeconds`. */
        lineUp?: number | null;
        /** @description Seconds for this kind of decision; null to use `decisionSeconds`. */
        window?: number | null;
        /** @description Seconds for this kind of decision; null to use `decisionSeconds`. */
        substitute?: number | null;
        /** @description Seconds for this kind of decision; null to use `decisionSeconds`. */
        choice?: number | null;
      };
    };
    SuperclubSealedBid: {
      seat: components["schemas"]["SeatNumber"];
      /** @description Sealed bid, in millions; null if the seat does not bid. */
      amount: number | null;
    };
    SuperclubThirds: [
      "attack" | "midfield" | "defence",
      "attack" | "midfield" | "defence"
    ];
    SuperclubTrade: {
      /** @description Id, unique within the list. */
      id: string;
      /** @description Seat that offers. */
      from: number;
      /** @description Seat that receives the offer. */
      to: number;
      /** @description Cash, players and staff that the offering seat gives. */
      give: components["schemas"]["SuperclubGoods"];
      /** @description Cash, players and staff that the offering seat gets. */
      take: components["schemas"]["SuperclubGoods"];
    };
    SuperclubView: {
      /** @description Public state of the game. */
      shared: {
        /**
         * @description Phase of the game.
         * @enum {string}
         */
        phase: "draft" | "quick-staff" | "finance" | "wages" | "unhappy" | "training" | "scouting" | "invest" | "deadline" | "close" | "season" | "season-end" | "supercup-choice" | "super-duper" | "super-cup" | "finished";
        /** @description Number of the year (off-season and season), from 1. */
        year: number;
        /** @description Number of the round, from 1; 0 before the first round. */
        round: number;
        /** @description Seat of the champion, who acts first; in the first year, the seat of manager 1. */
        first: number;
        /** @description Clubs, in seat order. */
        managers: {
          /** @description Id of the club. Default when joining: the first free club. */
          club: string;
          /** @description Number of the manager in the fixture chart: decided by a roll in the first year, then the place in the previous season. */
          number: number;
          /** @description Cash, in millions. */
          cash: number;
          /** @description Players of the club. */
          squad: {
            /** @description Card id; null if none. */
            card: string;
            /** @description Number of full stars. */
            stars: number;
            /** @description Stars before any training. */
            baseStars: number;
            /** @description True if the player is out for the season. */
            injured: boolean;
            /** @description Number of further matches that the player must miss: 0 or 1. */
            outMatches: number;
            /** @description True if a Game changer keeps the player out for the season. */
            outSeason: boolean;
            /** @description True if the player will not play for this club this season. */
            refuses: boolean;
          }[];
          /** @description Position of the squad token, which shows the squad's strength. */
          token: number;
          /** @description Position of the point marker. */
          marker: number;
          /** @description Points from this season's matches and simulations. */
          seasonPoints: number;
          /** @description Status of the club; null before the first season ends. */
          status: string | null;
          /** @description Place in the previous season; null in the first season. */
          lastRank: number | null;
          /** @description Number of stars that the captain's boost adds; 0 if there is no boost. */
          boost: number;
          /** @description Level of each department, from 1. */
          levels: {
            [key: string]: number;
          };
          /** @description Key staff of the club. */
          staff: string[];
          /** @description Drawn key staff to choose from. */
          offered: string[];
          /** @description Number of season titles of the club. */
          titles: number;
          /** @description Effects on the club's next match. */
          nextMatch: components["schemas"]["SuperclubNextMatchEffect"][];
          /** @description True if staff have cancelled the first injury of this season. */
          firstInjuryUsed: boolean;
          /** @description True if this Deadline day's auction rebate has been used. */
          rebateUsed: boolean;
          /** @description Line-up of the previous match; null before the first match. */
          lastLineUp: components["schemas"]["SuperclubLineUp"] | null;
          /** @description Unpaid wages, in millions; null if there are none. */
          wagesOwed: number | null;
          /** @description True if the manager has resigned. */
          resigned: boolean;
        }[];
        /** @description State of the draft; null if no draft is in progress. */
        draft: {
          /** @description Number of the round, from 1; 0 before the first round. */
          round: number;
          /** @description Unpicked cards of this draft round. */
          board: string[];
          /** @description Superstars that were removed from the draft. */
          aside: string[];
          /** @description Seat that picks next; null if none. */
          next: number | null;
        };
        /** @description Inactive players: unsold, unsigned or lost. */
        inactive: string[];
        /** @description Used Game changers. */
        discard: string[];
        /** @description Current turn in this phase; null if none. */
        turn: {
          seat: components["schemas"]["SeatNumber"];
          /** @description Trained players. */
          trained: string[];
          /** @description Players trained by a roll in this turn. */
          rolled: string[];
          /** @description Player who gets a guaranteed star; null if none. */
          guaranteed: string | null;
          /** @description Number of players drawn this turn. */
          draws: number;
          /** @description Drawn player who awaits a decision; null if none. */
          revealed: {
            /** @description Card id; null if none. */
            card: string;
            /** @description Number of full stars. */
            stars: number;
            /** @description Scouting price, in millions. */
            price: number;
            /** @description Continent of the stack. */
            continent: string;
          } | null;
          /** @description Departments in which the club has invested this off-season. */
          actions: ("training" | "scouting" | "stadium" | "staff")[];
        } | null;
        /** @description Number of turns completed in this phase. */
        turnsDone: number;
        /** @description Bids for unhappy players in this off-season. */
        unhappy: {
          /** @description Seats that have bid for an unhappy player in this off-season. */
          bidders: number[];
          /** @description Seats that have received a bid for an unhappy player in this off-season. */
          targets: number[];
          /** @description Open bid; null if none. */
          bid: {
            /** @description Seat that opened the bidding. */
            nominator: number;
            /** @description Seat that owns the player. */
            owner: number;
            /** @description Card id; null if none. */
            card: string;
            /** @description Number of full stars. */
            stars: number;
            /** @description Amount, in millions. */
            amount: number;
            /** @description Seat with the highest bid. */
            leader: number;
            /**
             * @description Current step.
             * @enum {string}
             */
            stage: "star" | "enter" | "raise" | "respond" | "reply";
            /** @description Seats that may enter the bidding. */
            entitled: number[];
            /** @description Seats that have decided whether to enter the bidding. */
            answered: number[];
            /** @description Seats that take part in the bidding. */
            bidders: number[];
            /** @description Seats that have left the bidding. */
            passed: number[];
            /** @description Number of raises so far. */
            raises: number;
            /** @description Number of counter-offers so far. */
            counters: number;
            /** @description Counter-offer of the owner; null if none. */
            counter: {
              /** @description Amount that the owner asks for, in millions. */
              cash: number;
              /** @description The bidder's players that the owner asks for. */
              players: string[];
            } | null;
          } | null;
        };
        /** @description Players who will not play for a club this season. */
        refusals: {
          /** @description Card id; null if none. */
          card: string;
          seat: components["schemas"]["SeatNumber"];
        }[];
        /** @description Players trained in this off-season. */
        trained: string[];
        /** @description Players signed by scouting in this off-season, and their prices. */
        scouted: {
          /** @description Card id; null if none. */
          card: string;
          /** @description Price paid, in millions. */
          price: number;
        }[];
        /** @description Player for sale on Deadline day; null if none. */
        lot: {
          /** @description Number of the lot on this Deadline day. */
          n: number;
          /** @description Seat that flipped the card. */
          flipper: number;
          /** @description Card id; null if none. */
          card: string;
          /** @description Number of full stars. */
          stars: number;
          /** @description Lowest allowed bid, in millions. */
          min: number;
          /** @description Highest bid so far; null if none. */
          high: {
            seat: components["schemas"]["SeatNumber"];
            /** @description Amount, in millions. */
            amount: number;
          } | null;
          /** @description Number of bids. */
          bids: number;
          /** @description Seats that have left the bidding. */
          passed: number[];
          /** @description Seats that have submitted a sealed answer. */
          sealed: number[];
        } | null;
        /** @description Number of finished lots on this Deadline day. */
        lotsDone: number;
        /** @description Seats that are ready. */
        ready: number[];
        /** @description Matches of this round. */
        matches: {
          /** @description Match id. */
          id: string;
          /** @description Number of the round, from 1; 0 before the first round. */
          round: number;
          /**
           * @description Type of the match: a league match, or the type of the final.
           * @enum {string}
           */
          kind: "league" | "superDuper" | "superCup";
          /**
           * @description Current step.
           * @enum {string}
           */
          stage: "line-ups" | "prep" | "react" | "substitute" | "between" | "shoot-out" | "reading" | "decided";
          /** @description Both sides, home side first. */
          sides: [
            components["schemas"]["SuperclubMatchSide"],
            components["schemas"]["SuperclubMatchSide"]
          ];
          /** @description SuperCup team in the final; null if none. */
          team: {
            /** @description Card id; null if none. */
            card: string;
            /** @description Stars in attack. */
            attack: number;
            /** @description Stars in midfield. */
            midfield: number;
            /** @description Stars in defence. */
            defence: number;
          } | null;
          /** @description Current third; null if none. */
          third: {
            /** @description Third: 1, 2 or 3. */
            index: number;
            /** @description Line-up row that each side uses, home side first. */
            rows: components["schemas"]["SuperclubThirds"];
            /** @description Dice of both sides, home side first; null before the roll. */
            dice: [
              components["schemas"]["SuperclubDice"] | null,
              components["schemas"]["SuperclubDice"] | null
            ];
            /** @description Stars that Game changers add in this third, home side first. */
            mods: [
              number,
              number
            ];
            /** @description Whether each side wins the third if it is drawn, home side first. */
            winsDraw: [
              boolean,
              boolean
            ];
            /** @description Whether each side cancelled an injury in this third, home side first. */
            cancelled: [
              boolean,
              boolean
            ];
            /** @description Seats that are ready. */
            ready: number[];
            /** @description Number of tactical cards played in this third. */
            plays: number;
          } | null;
          /** @description Finished thirds. */
          thirds: {
            /** @description Third: 1, 2 or 3. */
            index: number;
            /** @description Line-up row that each side uses, home side first. */
            rows: components["schemas"]["SuperclubThirds"];
            /** @description Total of each side in half stars, home side first. */
            totals: components["schemas"]["SuperclubCounts"];
            /** @description Side that won the third: 0 home, 1 away; null for a draw. */
            winner: number | null;
          }[];
          /** @description Half points of both sides, home side first: 2 for each won third, 1 for each drawn third. */
          score: components["schemas"]["SuperclubCounts"];
          /** @description Game changer that is being resolved; null if none. */
          reading: {
            seat: components["schemas"]["SeatNumber"];
            /** @description Game changer id. */
            gc: string;
            /** @description Number of the next effect, from 0. */
            step: number;
            /** @description Drawn player who awaits a decision; null if none. */
            revealed: {
              /** @description Card id; null if none. */
              card: string;
              /** @description Number of full stars. */
              stars: number;
              /** @description Continent of the stack. */
              continent: string;
            } | null;
          } | null;
          /** @description Seats that have named their penalty takers; null if none. */
          ordered: number[] | null;
          /** @description Number of replays of the final. */
          replays: number;
        }[];
        /** @description Seats by place, best first; null before the first season ends. */
        ranking: number[] | null;
        /** @description Resigned seats, in the order in which they left. */
        left: number[];
        /** @description Final result; null until the game has ended. */
        result: {
          /** @description Seat that wins; null if none. */
          winner: number;
          /** @description Seats by place, best first; null before the first season ends. */
          ranking: number[];
          /**
           * @description Reason for the event.
           * @enum {string}
           */
          reason: "points" | "superDuper" | "superCup" | "cap" | "resigned";
        } | null;
      };
      /** @description Numbers of cards in hidden decks and hands. */
      counts: {
        /** @description Number of cards. */
        deck: number;
        /** @description Number of cards in each continent stack. */
        stacks: {
          [key: string]: number;
        };
        /** @description Number of cards. */
        staff: number;
        /** @description Number of cards. */
        superCup: number;
        /** @description Number of cards. */
        gameChangers: number;
        /** @description Number of tactical Game changers of each seat. */
        hands: number[];
        /** @description Number of SuperCup cards of each seat. */
        collections: number[];
        /** @description Match and seat of each Game changer that is still face down. */
        faceDown: {
          /** @description Match id. */
          match: string;
          seat: components["schemas"]["SeatNumber"];
        }[];
      };
      /** @description Strength of each third of the visible line-ups, in half stars, excluding dice. */
      strength: {
        /** @description Match id. */
        match: string;
        seat: components["schemas"]["SeatNumber"];
        /** @description Attackers, left to right; null for an empty slot. */
        attack: number;
        /** @description Midfielders, left to right; null for an empty slot. */
        midfield: number;
        /** @description Defenders, left to right; null for an empty slot. */
        defence: number;
      }[];
      /** @description Information that only your seat may see; null if you have no seat. */
      own: {
        /** @description Your tactical Game changers. */
        hand: string[];
        /** @description Submitted line-ups. */
        lineUps: {
          /** @description Match id. */
          match: string;
          seat: components["schemas"]["SeatNumber"];
          /** @description Line-up; null before it is revealed. */
          lineUp: components["schemas"]["SuperclubLineUp"];
        }[];
        /** @description Your sealed bid; null until you bid. */
        seal: components["schemas"]["SuperclubSealedBid"] | null;
        /** @description Your decision on whether to enter the bidding; null until you decide. */
        entry: {
          seat: components["schemas"]["SeatNumber"];
          /** @description True if the seat enters the bidding. */
          enter: boolean;
        } | null;
        /** @description Your penalty takers, in order. */
        order: {
          seat: components["schemas"]["SeatNumber"];
          /** @description Penalty takers, in order. */
          takers: string[];
        } | null;
        /** @description Open trade offers. */
        trades: components["schemas"]["SuperclubTrade"][];
        /** @description Number of offers that you have made to each seat in this off-season. */
        offersMade: number[];
        /** @description Number of offers that you have received from each seat in this off-season. */
        offersReceived: number[];
      } | null;
      /** @description All hidden state, which only admins can see until the game has ended; null for other viewers. */
      secret: {
        /** @description Deck of players for the draft, top card first. */
        deck: string[];
        /** @description Stacks of players by continent, top card first. */
        stacks: {
          [key: string]: string[];
        };
        /** @description Key staff deck, top card first. */
        staff: string[];
        /** @description SuperCup deck, top card first. */
        superCup: string[];
        /** @description Game changer deck, top card first. */
        gameChangers: string[];
        /** @description Tactical Game changers of each seat. */
        hands: string[][];
        /** @description SuperCup cards of each seat. */
        collections: string[][];
        /** @description Game changers of running matches, in the order in which they were drawn. */
        faceDown: {
          /** @description Match id. */
          match: string;
          seat: components["schemas"]["SeatNumber"];
          /** @description Game changer id. */
          card: string;
        }[];
        /** @description Submitted line-ups. */
        lineUps: {
          /** @description Match id. */
          match: string;
          seat: components["schemas"]["SeatNumber"];
          /** @description Line-up; null before it is revealed. */
          lineUp: components["schemas"]["SuperclubLineUp"];
        }[];
        /** @description Sealed bids. */
        seals: components["schemas"]["SuperclubSealedBid"][];
        /** @description Seats' decisions on whether to enter the bidding. */
        entries: {
          seat: components["schemas"]["SeatNumber"];
          /** @description True if the seat enters the bidding. */
          enter: boolean;
        }[];
        /** @description Submitted orders of penalty takers. */
        orders: {
          seat: components["schemas"]["SeatNumber"];
          /** @description Penalty takers, in order. */
          takers: string[];
        }[];
        /** @description Open trade offers. */
        trades: components["schemas"]["SuperclubTrade"][];
        /** @description Number of offers between seats in this off-season. */
        offers: number[][];
      } | null;
    };
    Table: {
      /** @description Seats whose players have opened the game. */
      seats: {
        /** @description Seat number, from 0; null if none. */
        seat: number;
        /** @description True if the player is connected to the game. */
        here: boolean;
        /** @description Time when the player arrived or left (Unix ms). */
        since: number | null;
      }[];
      /** @description Number of spectators who follow the game. */
      watchers: number;
      /** @description Last 20 reactions, oldest first. Reactions are deleted after 30 days. */
      reactions: {
        /** @description Permanent id. */
        id: number;
        /** @description Seat number, from 0; null if none. */
        seat: number;
        /**
         * @description Id of the reaction.
         * @enum {string}
         */
        reaction: "hello" | "good-luck" | "nice-move" | "well-played" | "wow" | "oops" | "sorry" | "thanks" | "one-moment" | "good-game";
        /** @description Time (Unix ms) by the database clock. */
        at: number;
      }[];
    };
    TableCoveredEvent: {
      /**
       * @description Type, which determines the other fields.
       * @constant
       */
      type: "table.covered";
    };
    TitleChaseChoice: {
      /** @description Team that you want, if teams are preset; null for the first free team. */
      team?: string | null;
      /** @description Colour of your counter. Default: the first free counter. */
      counter?: string;
      /** @description Display name. */
      name?: string;
    };
    TitleChaseCupTie: {
      /**
       * @description Cup round; null for a league match.
       * @enum {string}
       */
      cupRound: "R16" | "QF" | "SF" | "FINAL";
      /** @description Number of the tie in its round, from 1; null for a league match. */
      tie: number;
      /** @description Home team. */
      home: string;
      /** @description Away team. */
      away: string;
      /** @description Matches of the tie. */
      matches: {
        /** @description Home team. */
        home: string;
        /** @description Away team. */
        away: string;
        /** @description Goals of the home team and of the away team. */
        score: components["schemas"]["TitleChaseScore"];
        /** @description Stars played, home side first. */
        lineUps: [
          ("GK" | "DEF" | "MID" | "FOR")[],
          ("GK" | "DEF" | "MID" | "FOR")[]
        ];
      }[];
      /** @description Winning team; null before the winner is decided. */
      winner: string | null;
    };
    TitleChaseCurrentMatch: {
      /**
       * @description Competition of the match: `league` or `cup`.
       * @enum {string}
       */
      competition: "league" | "cup";
      /** @description League round, from 1; null for a cup match. */
      round: number | null;
      /** @description Number of the match in its league round, from 1; null for a cup match. */
      no: number | null;
      /** @description Cup round; null for a league match. */
      cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
      /** @description Number of the tie in its round, from 1; null for a league match. */
      tie: number | null;
      /** @description Number of replays of the tie so far; 0 for its first match or a league match. */
      replay: number;
      /** @description True if both sides roll the red die, as in the cup final. */
      neutral: boolean;
      /** @description Home team. */
      home: string;
      /** @description Away team. */
      away: string;
      /** @description Seat of the home team; null if no player manages this team. */
      homeSeat: number | null;
      /** @description Seat of the away team; null if no player manages this team. */
      awaySeat: number | null;
      /** @description Home team of the first match of the tie. */
      firstHome: string;
      /** @description Stars that each side plays. */
      lineUp: {
        /** @description Stars that this side plays; null until the side has decided. */
        home: ("GK" | "DEF" | "MID" | "FOR")[] | null;
        /** @description Stars that this side plays; null until the side has decided. */
        away: ("GK" | "DEF" | "MID" | "FOR")[] | null;
      };
      /** @description Penalty cards of both sides. */
      penalty: {
        /** @description Penalty card of this side; null until the side has decided, or if it plays no penalty card. */
        home: {
          /** @description Id of the card; null if none. */
          card: string | null;
        } | null;
        /** @description Penalty card of this side; null until the side has decided, or if it plays no penalty card. */
        away: {
          /** @description Id of the card; null if none. */
          card: string | null;
        } | null;
      };
    };
    TitleChaseDueRound: {
      /** @constant */
      kind: "round";
      /** @description League round, from 1; null for a cup match. */
      round: number;
    } | {
      /** @constant */
      kind: "cup";
      /**
       * @description Cup round; null for a league match.
       * @enum {string}
       */
      cupRound: "R16" | "QF" | "SF" | "FINAL";
    };
    TitleChaseEnding: {
      /** @description Seats by final place, best first. */
      ranking: number[];
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "completed" | "walkover";
    };
    TitleChaseEvent: {
      /** @constant */
      type: "season.started";
      /** @description Number of the season, from 1; 0 before the first season. */
      season: number;
      /**
       * @description `scratch`: everyone starts with the same money; `carry`: managers keep their money and debts.
       * @enum {string}
       */
      betweenSeasons: "scratch" | "carry";
      /** @description Managers, in seat order. */
      seats: {
        /** @description Team id; null before the manager has chosen a team. */
        team: string | null;
        /** @description Cash of the seat, in pounds. */
        cash: number;
        /** @description Debts of the seat to the bank, oldest first. */
        debts: {
          /** @description Number of the debt. */
          id: number;
          /** @description Amount, in pounds. */
          amount: number;
          /**
           * @description Reason for the event.
           * @enum {string}
           */
          reason: "card" | "blue";
        }[];
      }[];
      /** @description Stars for sale, by category. */
      stock: components["schemas"]["TitleChaseStock"];
    } | {
      /** @constant */
      type: "cup-field.set";
      /** @description The twelve teams of the league. */
      teams: components["schemas"]["TitleChaseTeam"][];
      /** @description The four teams that play only in the cup. */
      cupExtras: components["schemas"]["TitleChaseTeam"][];
    } | {
      /** @constant */
      type: "team.chosen";
      seat: components["schemas"]["SeatNumber"];
      /** @description Team id; null before the manager has chosen a team. */
      team: string;
      /** @description True if the engine answered for the seat. */
      auto: boolean;
    } | {
      /** @constant */
      type: "fixtures.drawn";
      /** @description Rounds with their matches. */
      rounds: {
        /** @description Home team. */
        home: string;
        /** @description Away team. */
        away: string;
      }[][];
      /**
       * @description Source of the fixture list.
       * @enum {string}
       */
      source: "generated" | "prepared" | "given";
    } | {
      /** @constant */
      type: "lots.drawn";
      /** @description Random order of the teams, to break ties. */
      order: string[];
    } | {
      /** @constant */
      type: "pack.shuffled";
      /**
       * @description Colour of the pack.
       * @enum {string}
       */
      colour: "yellow" | "red";
      /** @description Number of cards. */
      count: number;
      /** @description Cards of the pack from the top; null while they are secret. */
      order: string[];
    } | {
      /** @constant */
      type: "pack.shuffled";
      /**
       * @description Colour of the pack.
       * @enum {string}
       */
      colour: "yellow" | "red";
      /** @description Number of cards. */
      count: number;
    } | {
      /** @constant */
      type: "first-player.rolled";
      /** @description Round of the roll for the first turn, from 1; tied seats roll again. */
      attempt: number;
      /** @description Rolls of the seats. */
      rolls: {
        seat: components["schemas"]["SeatNumber"];
        /** @description Face of the die. */
        face: number;
      }[];
    } | {
      /** @constant */
      type: "first-player.decided";
      seat: components["schemas"]["SeatNumber"];
      /** @description True if all rolls were tied, so the lowest-numbered seat begins. */
      byDefault: boolean;
    } | {
      /** @constant */
      type: "turn.started";
      /** @description Number of the turn, from 1, across all seasons. */
      turn: number;
      seat: components["schemas"]["SeatNumber"];
    } | {
      /** @constant */
      type: "die.rolled";
      /** @constant */
      die: "white";
      /** @description Face of the die. */
      face: number;
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Purpose of the roll.
       * @enum {string}
       */
      purpose: "move" | "roll-money" | "roll-star";
      /** @description Card or blue square that caused the event; null if none. */
      ref: string | null;
    } | {
      /** @constant */
      type: "counter.moved";
      seat: components["schemas"]["SeatNumber"];
      /** @description Number of the square that the counter leaves; the start is 0. */
      from: number;
      /** @description Number of the square where the counter stops; the start is 0. */
      to: number;
      /** @description Face of the white die. */
      rolled: number;
      /** @description Steps left over at the end of the track. */
      unused: number;
      /**
       * @description Type of the square where the counter stops.
       * @enum {string}
       */
      landed: "start" | "blue" | "yellow" | "red" | "pink" | "match" | "cup";
      /** @description Green squares that the counter passed or reached. */
      greens: {
        /** @description Number of the square; the start is 0. */
        square: number;
        /** @description League round, from 1; null for a cup match. */
        round: number | null;
        /** @description Cup round; null for a league match. */
        cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
        /** @description True if the round has not been played yet. */
        due: boolean;
      }[];
    } | {
      /** @constant */
      type: "blue.triggered";
      seat: components["schemas"]["SeatNumber"];
      /** @description Id of the blue square. */
      blue: string;
      /** @description Number of the square; the start is 0. */
      square: number;
    } | {
      /** @constant */
      type: "pink.nominated";
      /** @description Seat that nominates a manager. */
      by: number;
      /** @description Seat that must draw a card. */
      seat: number;
      /**
       * @description Colour of the pack.
       * @enum {string}
       */
      colour: "yellow" | "red";
    } | {
      /** @constant */
      type: "card.drawn";
      /** @description Seat that draws the card. */
      seat: number;
      /** @description Id of the card; null if none. */
      card: string;
      /**
       * @description Colour of the pack.
       * @enum {string}
       */
      colour: "yellow" | "red";
      /**
       * @description Why the seat draws the card. `square`: the seat stopped on the square; `pink`: another seat nominated the seat.
       * @enum {string}
       */
      via: "square" | "pink";
    } | {
      /** @constant */
      type: "deck.empty";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Colour of the pack.
       * @enum {string}
       */
      colour: "yellow" | "red";
    } | {
      /** @constant */
      type: "card.held";
      seat: components["schemas"]["SeatNumber"];
      /** @description Id of the card; null if none. */
      card: string;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "keep" | "debt" | "suspension";
    } | {
      /** @constant */
      type: "card.returned";
      seat: components["schemas"]["SeatNumber"];
      /** @description Id of the card; null if none. */
      card: string;
      /**
       * @description Colour of the pack.
       * @enum {string}
       */
      colour: "yellow" | "red";
    } | {
      /** @constant */
      type: "effect.void";
      seat: components["schemas"]["SeatNumber"];
      /** @description Card or blue square that caused the event; null if none. */
      ref: string;
      /** @description Effect that was not applied. */
      effect: string;
      /**
       * @description `no-star`: the seat does not own the star; `zero`: the amount is zero.
       * @enum {string}
       */
      why: "no-star" | "zero";
    } | {
      /** @constant */
      type: "cash.collected";
      seat: components["schemas"]["SeatNumber"];
      /** @description Amount, in pounds. */
      amount: number;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "card" | "blue" | "gate" | "cup-bonus" | "final-payment" | "double";
      /** @description Card or blue square that caused the event; null if none. */
      ref: string | null;
      /** @description Cash of the seat after the payment, in pounds. */
      balance: number;
    } | {
      /** @constant */
      type: "cash.paid";
      seat: components["schemas"]["SeatNumber"];
      /** @description Amount, in pounds. */
      amount: number;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "card" | "blue" | "star";
      /** @description Card or blue square that caused the event; null if none. */
      ref: string | null;
      /** @description Cash of the seat after the payment, in pounds. */
      balance: number;
    } | {
      /** @constant */
      type: "debt.recorded";
      seat: components["schemas"]["SeatNumber"];
      /** @description Number of the debt. */
      debt: number;
      /** @description Amount, in pounds. */
      amount: number;
      /** @description Card that caused the debt; null for a blue square. */
      card: string | null;
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "card" | "blue";
      /** @description Card or blue square that caused the event; null if none. */
      ref: string;
    } | {
      /** @constant */
      type: "debt.settled";
      seat: components["schemas"]["SeatNumber"];
      /** @description Number of the debt. */
      debt: number;
      /** @description Amount, in pounds. */
      amount: number;
      /** @description Cash of the seat after the payment, in pounds. */
      balance: number;
    } | {
      /** @constant */
      type: "star.bought";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Category of the star.
       * @enum {string}
       */
      category: "GK" | "DEF" | "MID" | "FOR";
      /** @description Transfer fee of the star, in pounds. */
      fee: number;
      /** @description Voucher that lowers the fee; null or absent for no voucher. */
      voucher: string | null;
      /** @description Price paid, in pounds: the fee, reduced by a voucher. */
      price: number;
      /** @description Number of stars still for sale in this category. */
      stockLeft: number;
    } | {
      /** @constant */
      type: "star.lost";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Category of the star.
       * @enum {string}
       */
      category: "GK" | "DEF" | "MID" | "FOR";
      /**
       * @description Reason for the cash change.
       * @enum {string}
       */
      cause: "defeat" | "roll" | "card" | "resignation";
      /** @description Number of stars still for sale in this category. */
      stockLeft: number;
    } | {
      /** @constant */
      type: "star.suspended";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Category of the star.
       * @enum {string}
       */
      category: "GK" | "DEF" | "MID" | "FOR";
      /** @description Id of the card; null if none. */
      card: string;
      /** @description First league round that the star misses. */
      from: number;
      /** @description Last league round that the star misses. */
      to: number;
    } | {
      /** @constant */
      type: "star.reinstated";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Category of the star.
       * @enum {string}
       */
      category: "GK" | "DEF" | "MID" | "FOR";
      /**
       * @description Reason for the cash change.
       * @enum {string}
       */
      cause: "served" | "appeal" | "lost";
      /** @description Suspension cards returned to their packs. */
      cards: string[];
    } | {
      /** @constant */
      type: "appeal.played";
      seat: components["schemas"]["SeatNumber"];
      /** @description Id of the card; null if none. */
      card: string;
      /**
       * @description Category of the star that may play again.
       * @enum {string}
       */
      category: "GK" | "DEF" | "MID" | "FOR";
    } | {
      /** @constant */
      type: "round.started";
      /** @description League round, from 1; null for a cup match. */
      round: number;
    } | {
      /** @constant */
      type: "round.finished";
      /** @description League round, from 1; null for a cup match. */
      round: number;
    } | {
      /** @constant */
      type: "match.skipped";
      /** @description League round, from 1; null for a cup match. */
      round: number;
      /** @description Number of the match in its league round, from 1; null for a cup match. */
      no: number;
    } | {
      /** @constant */
      type: "match.started";
      /**
       * @description Competition of the match: `league` or `cup`.
       * @enum {string}
       */
      competition: "league" | "cup";
      /** @description League round, from 1; null for a cup match. */
      round: number | null;
      /** @description Number of the match in its league round, from 1; null for a cup match. */
      no: number | null;
      /** @description Cup round; null for a league match. */
      cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
      /** @description Number of the tie in its round, from 1; null for a league match. */
      tie: number | null;
      /** @description Number of replays of the tie so far; 0 for its first match or a league match. */
      replay: number;
      /** @description Home team. */
      home: string;
      /** @description Away team. */
      away: string;
      /** @description Seat of the home team; null if no player manages this team. */
      homeSeat: number | null;
      /** @description Seat of the away team; null if no player manages this team. */
      awaySeat: number | null;
      /** @description True if both sides roll the red die, as in the cup final. */
      neutral: boolean;
      /** @description Home team of the first match of the tie. */
      firstHome: string;
    } | {
      /** @constant */
      type: "lineup.committed";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Side of the match.
       * @enum {string}
       */
      side: "home" | "away";
      /** @description Stars that play. */
      play: ("GK" | "DEF" | "MID" | "FOR")[];
      /** @description True if the engine answered for the seat. */
      auto: boolean;
    } | {
      /** @constant */
      type: "penalty.committed";
      seat: components["schemas"]["SeatNumber"];
      /**
       * @description Side of the match.
       * @enum {string}
       */
      side: "home" | "away";
      /** @description Id of the card; null if none. */
      card: string | null;
    } | {
      /** @constant */
      type: "match.rolled";
      /**
       * @description Side of the match.
       * @enum {string}
       */
      side: "home" | "away";
      /**
       * @description Colour of the die.
       * @enum {string}
       */
      die: "blue" | "red" | "black";
      /** @description Face of the die. */
      face: number;
    } | {
      /** @constant */
      type: "match.finished";
      /**
       * @description Competition of the match: `league` or `cup`.
       * @enum {string}
       */
      competition: "league" | "cup";
      /** @description League round, from 1; null for a cup match. */
      round: number | null;
      /** @description Number of the match in its league round, from 1; null for a cup match. */
      no: number | null;
      /** @description Cup round; null for a league match. */
      cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
      /** @description Number of the tie in its round, from 1; null for a league match. */
      tie: number | null;
      /** @description Number of replays of the tie so far; 0 for its first match or a league match. */
      replay: number;
      /** @description Both sides of the match, home side first. */
      sides: [
        components["schemas"]["TitleChaseMatchSide"],
        components["schemas"]["TitleChaseMatchSide"]
      ];
      /** @description Goals of the home team and of the away team; null before the match. */
      score: components["schemas"]["TitleChaseScore"];
      /**
       * @description Result of the match: `home`, `draw` or `away`.
       * @enum {string}
       */
      result: "home" | "draw" | "away";
      /** @description Points of both teams, home side first; null for a cup match. */
      points: components["schemas"]["TitleChaseScore"] | null;
    } | {
      /** @constant */
      type: "cup.round-drawn";
      /**
       * @description Cup round; null for a league match.
       * @enum {string}
       */
      cupRound: "R16" | "QF" | "SF" | "FINAL";
      /** @description Number of cards. */
      count: number;
      /** @description Cup cards in shuffled order. */
      order: string[];
    } | {
      /** @constant */
      type: "cup.round-drawn";
      /**
       * @description Cup round; null for a league match.
       * @enum {string}
       */
      cupRound: "R16" | "QF" | "SF" | "FINAL";
      /** @description Number of cards. */
      count: number;
    } | {
      /** @constant */
      type: "cup.tie-revealed";
      /**
       * @description Cup round; null for a league match.
       * @enum {string}
       */
      cupRound: "R16" | "QF" | "SF" | "FINAL";
      /** @description Number of the tie in its round, from 1; null for a league match. */
      tie: number;
      /** @description Home team. */
      home: string;
      /** @description Away team. */
      away: string;
    } | {
      /** @constant */
      type: "cup.tie-decided";
      /**
       * @description Cup round; null for a league match.
       * @enum {string}
       */
      cupRound: "R16" | "QF" | "SF" | "FINAL";
      /** @description Number of the tie in its round, from 1; null for a league match. */
      tie: number;
      /** @description Winning team; null before the winner is decided. */
      winner: string;
      /** @description Team that is eliminated from the cup. */
      loser: string;
      /** @description Number of matches of the tie. */
      matches: number;
      /** @description True if the tie was decided by lot. */
      byLot: boolean;
    } | {
      /** @constant */
      type: "cup.won";
      /** @description Winning team; null before the winner is decided. */
      winner: string;
      /** @description Team that lost the cup final; null before the final. */
      runnerUp: string;
    } | {
      /** @constant */
      type: "cup.round-finished";
      /**
       * @description Cup round; null for a league match.
       * @enum {string}
       */
      cupRound: "R16" | "QF" | "SF" | "FINAL";
      /** @description Number of cup rounds that have been played. */
      cupRoundsPlayed: number;
    } | {
      /** @constant */
      type: "resignation.requested";
      seat: components["schemas"]["SeatNumber"];
      /** @description Position among the seats that asked to leave, from 1. */
      order: number;
    } | {
      /** @constant */
      type: "seat.resigned";
      seat: components["schemas"]["SeatNumber"];
      /** @description Position in the order in which seats left, from 1. */
      order: number;
      /** @description Team id; null before the manager has chosen a team. */
      team: string | null;
      /** @description Cash of the seat, in pounds. */
      cash: number;
      /** @description Cancelled debts, by debt number. */
      debts: number[];
    } | {
      /** @constant */
      type: "season.finished";
      /** @description Number of the season, from 1; 0 before the first season. */
      season: number;
      /** @description League table, first place first. */
      table: components["schemas"]["TitleChaseTableRow"][];
      /** @description League position of each seat; null if the seat is not ranked. */
      positions: (number | null)[];
      /** @description Final payment of each seat, in pounds. */
      payments: number[];
      /** @description Seat that won both league and cup; null if none. */
      double: number | null;
      /** @description Seat whose team finished highest. */
      winner: number;
      /** @description Team that won the cup. */
      cupWinner: string;
      /** @description Team that lost the cup final; null before the final. */
      runnerUp: string;
    } | {
      /** @constant */
      type: "game.finished";
      /** @description Seats by final place, best first. */
      ranking: number[];
      /**
       * @description Reason for the event.
       * @enum {string}
       */
      reason: "completed" | "walkover";
    } | {
      /** @constant */
      type: "game.imported";
      /**
       * @description `sheet`: the rulebook's save sheet; `full`: the complete game.
       * @enum {string}
       */
      kind: "sheet" | "full";
      /** @description Hash of the save. */
      digest: string;
      /** @description Saved state of the game. */
      state: {
        /** @description Number of the season, from 1; 0 before the first season. */
        season: number;
        /** @description Teams of the league and of the cup. */
        league: components["schemas"]["TitleChaseLeague"];
        /** @description Managers, in seat order. */
        seats: components["schemas"]["TitleChaseManager"][];
        /** @description Seat that has the first turn; null before the roll for the first turn. */
        firstSeat: number | null;
        /** @description Seat whose turn it is; null if none. */
        currentSeat: number | null;
        /** @description Number of the turn, from 1, across all seasons. */
        turn: number;
        /** @description Step of the current turn; null if none. */
        step: ("roll" | "nominate" | "rounds") | null;
        /** @description Number of the latest debt. */
        debtCount: number;
        /** @description Number of league rounds played. */
        roundsPlayed: number;
        /** @description Number of cup rounds that have been played. */
        cupRoundsPlayed: number;
        /** @description League and cup rounds still to be played, in order. */
        queue: components["schemas"]["TitleChaseDueRound"][];
        /** @description League matches, by round. */
        fixtures: components["schemas"]["TitleChaseFixture"][][];
        /** @description Random order of the teams, to break ties. */
        lots: string[];
        /** @description Stars for sale, by category. */
        stock: components["schemas"]["TitleChaseStock"];
        /** @description Current match; null if none. */
        match: components["schemas"]["TitleChaseCurrentMatch"] | null;
        /** @description Results of the finished seasons. */
        history: components["schemas"]["TitleChaseSeasonResult"][];
        /** @description How the game ended; null until the game has ended. */
        ending: components["schemas"]["TitleChaseEnding"] | null;
        /** @description The yellow and red card packs. */
        packs: {
          /** @description Cards of this pack. */
          yellow: string[];
          /** @description Cards of this pack. */
          red: string[];
        };
        /** @description Cup of this season. */
        cup: {
          /** @description Teams still in the cup: league teams in league order, then the four cup-only teams. */
          alive: string[];
          /** @description Teams eliminated from the cup, in order. */
          out: string[];
          /** @description Cup ties so far. */
          ties: components["schemas"]["TitleChaseCupTie"][];
          /** @description Winning team; null before the winner is decided. */
          winner: string | null;
          /** @description Team that lost the cup final; null before the final. */
          runnerUp: string | null;
          /** @description Stacks of face-down cup cards; the last card of each stack is on top. Null while the cards are secret, and between rounds. */
          stacks: {
            /** @description Cards of this stack, top card last. */
            home: string[];
            /** @description Cards of this stack, top card last. */
            away: string[];
          } | null;
        };
      };
    } | {
      /** @constant */
      type: "game.imported";
      /**
       * @description `sheet`: the rulebook's save sheet; `full`: the complete game.
       * @enum {string}
       */
      kind: "sheet" | "full";
      /** @description Saved state of the game. */
      state: {
        /** @description Number of the season, from 1; 0 before the first season. */
        season: number;
        /** @description Teams of the league and of the cup. */
        league: components["schemas"]["TitleChaseLeague"];
        /** @description Managers, in seat order. */
        seats: components["schemas"]["TitleChaseManager"][];
        /** @description Seat that has the first turn; null before the roll for the first turn. */
        firstSeat: number | null;
        /** @description Seat whose turn it is; null if none. */
        currentSeat: number | null;
        /** @description Number of the turn, from 1, across all seasons. */
        turn: number;
        /** @description Step of the current turn; null if none. */
        step: ("roll" | "nominate" | "rounds") | null;
        /** @description Number of the latest debt. */
        debtCount: number;
        /** @description Number of league rounds played. */
        roundsPlayed: number;
        /** @description Number of cup rounds that have been played. */
        cupRoundsPlayed: number;
        /** @description League and cup rounds still to be played, in order. */
        queue: components["schemas"]["TitleChaseDueRound"][];
        /** @description League matches, by round. */
        fixtures: components["schemas"]["TitleChaseFixture"][][];
        /** @description Random order of the teams, to break ties. */
        lots: string[];
        /** @description Stars for sale, by category. */
        stock: components["schemas"]["TitleChaseStock"];
        /** @description Current match; null if none. */
        match: components["schemas"]["TitleChaseCurrentMatch"] | null;
        /** @description Results of the finished seasons. */
        history: components["schemas"]["TitleChaseSeasonResult"][];
        /** @description How the game ended; null until the game has ended. */
        ending: components["schemas"]["TitleChaseEnding"] | null;
        /** @description Cup of this season. */
        cup: {
          /** @description Teams still in the cup: league teams in league order, then the four cup-only teams. */
          alive: string[];
          /** @description Teams eliminated from the cup, in order. */
          out: string[];
          /** @description Cup ties so far. */
          ties: components["schemas"]["TitleChaseCupTie"][];
          /** @description Winning team; null before the winner is decided. */
          winner: string | null;
          /** @description Team that lost the cup final; null before the final. */
          runnerUp: string | null;
        };
      };
    } | components["schemas"]["SeatHandedOverEvent"] | components["schemas"]["GameCancelledEvent"] | components["schemas"]["GamePausedEvent"] | components["schemas"]["GameResumedEvent"] | components["schemas"]["ClockExtendedEvent"] | components["schemas"]["ClockExtendedMaskedEvent"] | components["schemas"]["GameForkedEvent"] | components["schemas"]["MoveUndoneEvent"];
    TitleChaseFixture: {
      /** @description Home team. */
      home: string;
      /** @description Away team. */
      away: string;
      /**
       * @description Status of the match: `due`, `skipped` or `played`.
       * @enum {string}
       */
      status: "due" | "skipped" | "played";
      /** @description Goals of the home team and of the away team; null before the match. */
      score: components["schemas"]["TitleChaseScore"] | null;
    };
    TitleChaseLeague: {
      /** @description The twelve teams of the league. */
      teams: components["schemas"]["TitleChaseTeam"][];
      /** @description The four teams that play only in the cup. */
      cupExtras: components["schemas"]["TitleChaseTeam"][];
    };
    TitleChaseManager: {
      /** @description Team id; null before the manager has chosen a team. */
      team: string | null;
      /** @description Number of the square; the start is 0. */
      square: number;
      /** @description Cash of the seat, in pounds. */
      cash: number;
      /** @description Debts of the seat to the bank, oldest first. */
      debts: {
        /** @description Number of the debt. */
        id: number;
        /** @description Amount, in pounds. */
        amount: number;
        /** @description Card that caused the debt; null for a blue square. */
        card: string | null;
        /**
         * @description Reason for the event.
         * @enum {string}
         */
        reason: "card" | "blue";
      }[];
      /** @description Stars, in the order GK, DEF, MID, FOR. */
      stars: ("GK" | "DEF" | "MID" | "FOR")[];
      /** @description Cards kept for later use. */
      keep: string[];
      /** @description Suspensions of the manager's stars. */
      suspensions: {
        /**
         * @description Category of the star.
         * @enum {string}
         */
        category: "GK" | "DEF" | "MID" | "FOR";
        /** @description Id of the card; null if none. */
        card: string;
        /** @description First league round that the star misses. */
        from: number;
        /** @description Last league round that the star misses. */
        to: number;
      }[];
      /** @description Position among the managers who asked to leave, from 1; null if the seat has not asked. */
      leaving: number | null;
      /** @description Position in the order in which seats left, from 1; null if the seat has not left. */
      resigned: number | null;
    };
    TitleChaseMatchSide: {
      /** @description Team id; null before the manager has chosen a team. */
      team: string;
      /** @description Seat of the team; null if no player manages this team. */
      seat: number | null;
      /** @description Stars played. */
      stars: ("GK" | "DEF" | "MID" | "FOR")[];
      /** @description Penalty card that the side played; null if it played none. */
      penalty: string | null;
      /** @description Face of the match die. */
      die: number;
      /** @description Face of the black die; null if no penalty card was played. */
      black: number | null;
      /** @description Goals of the side: the sum of dice and stars. */
      goals: number;
    };
    TitleChaseMove: {
      /** @constant */
      type: "choose-team";
      /** @description Team id; null before the manager has chosen a team. */
      team: string;
    } | {
      /** @constant */
      type: "roll";
    } | {
      /** @constant */
      type: "nominate";
      /** @description Seat that must draw a card. You may name your own seat. */
      seat: number;
      /**
       * @description Colour of the pack.
       * @enum {string}
       */
      colour: "yellow" | "red";
    } | {
      /** @constant */
      type: "buy-star";
      /**
       * @description Category of the star.
       * @enum {string}
       */
      category: "GK" | "DEF" | "MID" | "FOR";
      /** @description Voucher that lowers the fee; null or absent for no voucher. */
      voucher?: string;
    } | {
      /** @constant */
      type: "play-appeal";
      /** @description Appeal card. */
      card: string;
      /**
       * @description Category of the star.
       * @enum {string}
       */
      category: "GK" | "DEF" | "MID" | "FOR";
    } | {
      /** @constant */
      type: "commit-lineup";
      /** @description Your stars to play. */
      play: ("GK" | "DEF" | "MID" | "FOR")[];
    } | {
      /** @constant */
      type: "commit-penalty";
      /** @description Penalty card to play; null to play none. */
      card: string | null;
    };
    TitleChaseMoveAnswer: components["schemas"]["MadeMove"] & {
      /**
       * @description Ruleset id.
       * @constant
       */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Visible state of the game; null before the start. */
      view?: components["schemas"]["TitleChaseView"];
    } & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      ruleset: "title-chase";
    };
    TitleChaseObservation: components["schemas"]["ObservedGame"] & {
      /**
       * @description Ruleset id.
       * @constant
       */
      ruleset: components["schemas"]["RulesetId"];
      /** @description Visible state of the game; null before the start. */
      view: components["schemas"]["TitleChaseView"] | null;
    } & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      ruleset: "title-chase";
    };
    TitleChaseOptions: {
      /**
       * @description Matches of a season: all league matches (long), or only matches of managed teams (mini). Default: `"long"`.
       * @enum {string}
       */
      version?: "long" | "mini";
      /** @description Prepared league, or your own names for 12 league teams and 4 cup teams. Leave empty for the first league. */
      league?: ({
        /** @constant */
        source: "pack";
        /** @description Id of the league in the pack. */
        id: string;
      } | {
        /** @constant */
        source: "custom";
        /** @description The twelve teams of the league. */
        teams: string[];
        /** @description The four teams that play only in the cup. */
        cupExtras: string[];
      }) | null;
      /** @description Fixture list: generated, prepared, or your own. Default: `"generated"`. */
      fixtures?: ("generated" | "prepared") | {
        /** @description Rounds with their matches. */
        rounds: [
          number,
          number
        ][][];
      };
      /**
       * @description Managers choose teams (choose), draw teams (random), or name teams when joining. Default: `"choose"`.
       * @enum {string}
       */
      teamAssignment?: "choose" | "random" | "preset";
      /**
       * @description A defeat costs the stars played (played), or all stars that could play (owned). Default: `"played"`.
       * @enum {string}
       */
      starsLostOnDefeat?: "played" | "owned";
      /** @description Suspended stars also miss cup matches. Default: `true`. */
      suspensionInCup?: boolean;
      /**
       * @description A mini season ranks all teams (played-matches) or only managed teams (managed-only). Default: `"played-matches"`.
       * @enum {string}
       */
      miniTable?: "played-matches" | "managed-only";
      /**
       * @description In cup replays, managers decide everything again (full), or line-ups stay the same (keep). Default: `"full"`.
       * @enum {string}
       */
      replayDecisions?: "full" | "keep";
      /** @description Maximum number of replays before a cup tie is decided by lot. Default: `20`. */
      maxReplays?: number;
      /** @description Number of seasons. Default: `1`. */
      seasons?: number;
      /**
       * @description In a new season, managers start again with the same money (scratch), or keep their money and debts (carry). Default: `"scratch"`.
       * @enum {string}
       */
      betweenSeasons?: "scratch" | "carry";
      /**
       * @description Managers keep their teams (keep), or choose teams again for each season. Default: `"keep"`.
       * @enum {string}
       */
      teamsBetweenSeasons?: "keep" | "reselect";
      /** @description The game skips a manager who has nothing to decide before a match. Default: `true`. */
      autoSkip?: boolean;
      /** @description The white die is rolled automatically for every manager. Default: `false`. */
      autoRoll?: boolean;
    };
    TitleChaseScore: [
      number,
      number
    ];
    TitleChaseSeasonResult: {
      /** @description Number of the season, from 1; 0 before the first season. */
      season: number;
      /** @description League table, first place first. */
      table: components["schemas"]["TitleChaseTableRow"][];
      /** @description League position of each seat; null if the seat is not ranked. */
      positions: (number | null)[];
      /** @description Final payment of each seat, in pounds. */
      payments: number[];
      /** @description Seat that won both league and cup; null if none. */
      double: number | null;
      /** @description Seat whose team finished highest. */
      winner: number;
      /** @description Team that won the cup. */
      cupWinner: string;
      /** @description Team that lost the cup final; null before the final. */
      runnerUp: string;
    };
    TitleChaseStock: {
      /** @description Number of stars for sale in this category. */
      GK: number;
      /** @description Number of stars for sale in this category. */
      DEF: number;
      /** @description Number of stars for sale in this category. */
      MID: number;
      /** @description Number of stars for sale in this category. */
      FOR: number;
    };
    TitleChaseTableRow: {
      /** @description Position in the table, from 1. */
      position: number;
      /** @description Team id; null before the manager has chosen a team. */
      team: string;
      /** @description Display name. */
      name: string;
      /** @description Seat of the team; null if no player manages this team. */
      seat: number | null;
      /** @description Matches played. */
      played: number;
      /** @description Matches won. */
      won: number;
      /** @description Matches drawn. */
      drawn: number;
      /** @description Matches lost. */
      lost: number;
      /** @description Goals scored. */
      goalsFor: number;
      /** @description Goals conceded. */
      goalsAgainst: number;
      /** @description Goals scored minus goals conceded. */
      difference: number;
      /** @description League points of the team. */
      points: number;
    };
    TitleChaseTeam: {
      /** @description Id, unique within the list. */
      id: string;
      /** @description Display name. */
      name: string;
    };
    TitleChaseView: {
      /**
       * @description Phase of the game.
       * @enum {string}
       */
      phase: "choosing-teams" | "playing" | "finished";
      /** @description Number of the season, from 1; 0 before the first season. */
      season: number;
      /** @description Teams of the league and of the cup. */
      league: components["schemas"]["TitleChaseLeague"];
      /** @description Managers, in seat order. */
      seats: components["schemas"]["TitleChaseManager"][];
      /** @description Seat that has the first turn; null before the roll for the first turn. */
      firstSeat: number | null;
      /** @description Seat whose turn it is; null if none. */
      currentSeat: number | null;
      /** @description Number of the turn, from 1, across all seasons. */
      turn: number;
      /** @description Step of the current turn; null if none. */
      step: ("roll" | "nominate" | "rounds") | null;
      /** @description Number of the latest debt. */
      debtCount: number;
      /** @description Number of league rounds played. */
      roundsPlayed: number;
      /** @description Number of cup rounds that have been played. */
      cupRoundsPlayed: number;
      /** @description League and cup rounds still to be played, in order. */
      queue: components["schemas"]["TitleChaseDueRound"][];
      /** @description League matches, by round. */
      fixtures: components["schemas"]["TitleChaseFixture"][][];
      /** @description Random order of the teams, to break ties. */
      lots: string[];
      /** @description Stars for sale, by category. */
      stock: components["schemas"]["TitleChaseStock"];
      /** @description Current match; null if none. */
      match: components["schemas"]["TitleChaseCurrentMatch"] | null;
      /** @description Results of the finished seasons. */
      history: components["schemas"]["TitleChaseSeasonResult"][];
      /** @description How the game ended; null until the game has ended. */
      ending: components["schemas"]["TitleChaseEnding"] | null;
      /** @description Counter colours, in seat order. */
      counters: string[];
      /** @description Balance of the bank, in pounds. The seats' cash comes from the bank, so the balance is negative. */
      bank: number;
      /** @description League table, first place first. */
      table: components["schemas"]["TitleChaseTableRow"][];
      /** @description The yellow and red card packs. */
      packs: {
        /** @description Cards of this pack. */
        yellow: {
          /** @description Number of cards. */
          count: number;
          /** @description Cards of the pack from the top; null while they are secret. */
          order: string[] | null;
        };
        /** @description Cards of this pack. */
        red: {
          /** @description Number of cards. */
          count: number;
          /** @description Cards of the pack from the top; null while they are secret. */
          order: string[] | null;
        };
      };
      /** @description Cup of this season. */
      cup: {
        /** @description Teams still in the cup: league teams in league order, then the four cup-only teams. */
        alive: string[];
        /** @description Teams eliminated from the cup, in order. */
        out: string[];
        /** @description Cup ties so far. */
        ties: components["schemas"]["TitleChaseCupTie"][];
        /** @description Winning team; null before the winner is decided. */
        winner: string | null;
        /** @description Team that lost the cup final; null before the final. */
        runnerUp: string | null;
        /** @description Teams whose cup card is face down; null between cup rounds. */
        unrevealed: string[] | null;
        /** @description Stacks of face-down cup cards; the last card of each stack is on top. Null while the cards are secret, and between rounds. */
        stacks: {
          /** @description Cards of this stack, top card last. */
          home: string[];
          /** @description Cards of this stack, top card last. */
          away: string[];
        } | null;
      };
    };
    Token: {
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
    };
    UploadPackInput: {
      /** @description Complete content pack, including its `ruleset`. */
      content: {
        [key: string]: unknown;
      };
      /** @description True if other accounts may use the pack. Default: the setting of the replaced pack, or false. */
      shared?: boolean;
    };
    UploadedPack: {
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
      /** @description Valid but unusual content. */
      warnings: string[];
    };
    WaitAnswer: {
      /**
       * @description Why the wait ended: a turn, a change, the end of the game, or the timeout.
       * @enum {string}
       */
      reason: "turn" | "change" | "over" | "time-up";
      /** @description Number of events in the game. */
      version: number;
      /** @description Position in the log; pass it as `after` to continue. If the log has lost this position, the error is `history-rewound`. */
      cursor: string;
      /** @description True if more events follow; pass `cursor` as `after` to get them. */
      more: boolean;
      /** @description Events in order. */
      events: components["schemas"]["GameEvent"][];
      /** @description Open decisions of the seat. */
      decisions: components["schemas"]["AskedDecision"][];
      /** @description Result of the game; null until the game has ended. */
      outcome: components["schemas"]["Outcome"] | null;
      /** @description The seat's position, in sentences. Only with `include=words`. */
      facts?: string[];
    };
    Webhook: {
      /**
       * Format: uuid
       * @description Permanent id.
       */
      id: string;
      /** @description URL that receives the messages. */
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
    WhoAmI: {
      /** @description Account id; null for an empty seat or a deleted account. */
      account: components["schemas"]["Account"];
      /** @description Scopes of the token. */
      scopes: ("play" | "read" | "support" | "operator" | "owner")[];
      /** @description Unique name in the URL of your profile; null if you have no handle. */
      handle: string | null;
      /**
       * @description Visibility of your profile. `hidden`: your profile shows only your name.
       * @enum {string}
       */
      profile: "public" | "hidden";
      /** @description Your holiday, which extends deadlines in games with `holidays`. */
      holiday: components["schemas"]["Holiday"];
      /**
       * Format: uuid
       * @description Id of the token or session; null if an identity provider signed you in.
       */
      token: string | null;
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
    /** @description `invalid-input`, `invalid-parameters`, `malformed-json`, `malformed-request`, `wrong-move-for-decision` */
    BadRequestBodyInvalidParametersOrWrongMoveForDecision: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `invalid-input`, `invalid-version`, `malformed-json`, `malformed-request` */
    BadRequestBodyInvalidVersion: {
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
    /** @description `decision-closed`, `game-cancelled`, `game-not-started`, `game-over`, `game-paused`, `history-rewound`, `not-undoable`, `out-of-time`, `seat-resigned` */
    ConflictGameAtResign: {
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
    /** @description `last-owner` */
    ConflictLastOwner: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `pack-withdrawn` */
    ConflictPackWithdrawn: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `webhook-is-off` */
    ConflictWebhookIsOff: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `webhook-kept-off` */
    ConflictWebhookKeptOff: {
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
    /** @description `account-banned` */
    NotAllowed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `season-sealed` */
    NotAllowedGame: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `account-banned`, `has-looked`, `scope-missing`, `season-sealed` */
    NotAllowedGameHasLookedOrScopeMissing: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `account-banned`, `not-host`, `scope-missing`, `season-sealed` */
    NotAllowedGameNotHostOrScopeMissing: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `account-banned`, `not-seated`, `not-your-decision`, `scope-missing`, `season-sealed` */
    NotAllowedGameNotSeatedOrNotYourDecisionOrScopeMissing: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `account-banned`, `not-your-seat`, `scope-missing`, `season-sealed` */
    NotAllowedGameNotYourSeatOrScopeMissing: {
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
    /** @description `account-banned`, `scope-missing`, `session-missing` */
    NotAllowedScopeMissingOrSessionMissing: {
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
    /** @description `account-unknown`, `game-unknown` */
    NotFoundAccountUnknownOrGameUnknown: {
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
    /** @description `link-unknown` */
    NotFoundLinkUnknown: {
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
    /** @description `pairing-unknown` */
    NotFoundPairingUnknown: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `ruleset-unknown` */
    NotFoundRulesetUnknown: {
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
    /** @description `address-refused` */
    RefusedAddressRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `idempotency-mismatch`, `invalid-choice`, `invalid-content-pack`, `invalid-option`, `invalid-seat-count`, `no-saves` */
    RefusedAtJoinGame: {
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
    /** @description `token-audience`, `token-invalid` */
    TokenInvalidCaller: {
      headers: {
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
    /** @description `rate-limited`, `too-many-connections`, `too-many-thinking-games` */
    TooManyRequestsTooManyThinkingGames: {
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
    /** @description `busy`, `database-unavailable`, `shutting-down` */
    UnavailableBusy: {
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
    /** @description `busy`, `database-unavailable`, `game-from-newer-version`, `game-set-aside`, `identity-provider-unavailable`, `no-new-games`, `read-only`, `ruleset-not-loaded`, `shutting-down` */
    UnavailableGameCallerAtRematchGame: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `busy`, `database-unavailable`, `game-from-newer-version`, `game-set-aside`, `identity-provider-unavailable`, `read-only`, `ruleset-not-loaded`, `shutting-down` */
    UnavailableGameCallerBusyOrGameSetAsideOrReadOnly: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `busy`, `database-unavailable`, `game-from-newer-version`, `identity-provider-unavailable`, `no-new-games`, `read-only`, `ruleset-not-loaded`, `shutting-down` */
    UnavailableGameCallerBusyOrNoNewGamesOrReadOnly: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `database-unavailable`, `game-from-newer-version`, `game-set-aside`, `identity-provider-unavailable`, `read-only`, `ruleset-not-loaded`, `shutting-down` */
    UnavailableGameCallerGameSetAsideOrReadOnly: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description `database-unavailable`, `read-only`, `shutting-down` */
    UnavailableReadOnly: {
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
    /** @description The `id` of the last message that you received; takes precedence over `after`. */
    "Last-Event-ID": string;
    /** @description Account id */
    accountId: string;
    /** @description Version or cursor to continue after. */
    after: string;
    /** @description Version or cursor to continue after. */
    eventsAfter: number | string;
    /** @description Maximum number of items on a page. */
    eventsLimit: number;
    /** @description Game id */
    gameId: string;
    /** @description `words`: sentences. `seats`: sentences with `Seat 0` instead of names. */
    include: ("words" | "seats")[];
    /** @description Maximum number of items on a page. */
    limit: number;
    /** @description Id of a sign-in code */
    linkId: string;
    /** @description True to return only your games and packs. */
    mine: boolean;
    /** @description Version or cursor to continue after. */
    ownCursor: number | string;
    /** @description Hash or name of a content pack. The name of an account pack is `account/id`, with the slash as `%2F` */
    packId: string;
    /** @description Id of an opponent search */
    pairingId: string;
    /** @description Ruleset id. */
    ruleset: components["schemas"]["RulesetId"];
    /** @description Ruleset id, such as `goalscorer` */
    rulesetId: string;
    /** @description Id of a sealed season */
    seasonId: string;
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
  listRulesets: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All rulesets in alphabetical order */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "goalscorer",
           *         "version": 1,
           *         "title": "Goalscorer",
           *         "line": "Hidden counters on a pitch. Bring your Star Player to the Goal Line.",
           *         "lasts": "20 min",
           *         "seats": {
           *           "min": 2,
           *           "max": 2
           *         },
           *         "packs": [
           *           {
           *             "name": "goalscorer-house",
           *             "hash": "0981d332b9d70f469a9108206d085f979cba3c5a2cbbcf38cc4bf9270e7d4ec3",
           *             "title": "Goalscorer",
           *             "version": "1",
           *             "warnings": []
           *           }
           *         ],
           *         "levels": [
           *           {
           *             "id": "steady",
           *             "title": "Steady",
           *             "nominalMs": 0,
           *             "default": true,
           *             "seats": [
           *               2
           *             ]
           *           },
           *           {
           *             "id": "sharp",
           *             "title": "Sharp",
           *             "nominalMs": 100,
           *             "default": false,
           *             "seats": [
           *               2
           *             ]
           *           }
           *         ],
           *         "package": null
           *       }
           *     ]
           */
          "application/json": components["schemas"]["RulesetSummary"][];
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Unavailable"];
    };
  };
  showRuleset: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Ruleset id, such as `goalscorer` */
        ruleset: components["parameters"]["rulesetId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ruleset */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Ruleset"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFoundRulesetUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Unavailable"];
    };
  };
  readRules: {
    parameters: {
      query?: {
        /** @description `guide`: the guide for players. `clauses`: the rulebook. Default: both. */
        part?: "guide" | "clauses";
      };
      header?: never;
      path: {
        /** @description Ruleset id, such as `goalscorer` */
        ruleset: components["parameters"]["rulesetId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rulebook */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example # Goalscorer
           *
           *     | GS-26 | A Youth counter moves one square forward, straight or diagonally. |
           */
          "text/markdown": string;
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFoundRulesetUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Unavailable"];
    };
  };
  showPack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Ruleset id, such as `goalscorer` */
        ruleset: components["parameters"]["rulesetId"];
        /** @description Hash or name of a content pack. The name of an account pack is `account/id`, with the slash as `%2F` */
        pack: components["parameters"]["packId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pack */
      200: {
        headers: {
          /** @description Hash of the content */
          etag?: string;
          /** @description `immutable` if you request the pack by hash */
          "cache-control"?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "hash": "0981d332b9d70f469a9108206d085f979cba3c5a2cbbcf38cc4bf9270e7d4ec3",
           *       "warnings": [],
           *       "content": {
           *         "ruleset": "goalscorer",
           *         "id": "goalscorer-house",
           *         "title": "Goalscorer",
           *         "version": "1"
           *       }
           *     }
           */
          "application/json": {
            /** @description SHA-256 of the content. */
            hash: string;
            /** @description Valid but unusual content. */
            warnings: string[];
            /** @description Content pack as defined by the ruleset. */
            content: unknown;
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
      401: components["responses"]["TokenInvalidCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      /** @description `pack-unknown`, `ruleset-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      409: components["responses"]["ConflictPackWithdrawn"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  listPacks: {
    parameters: {
      query?: {
        /** @description Ruleset id. */
        ruleset?: components["parameters"]["ruleset"];
        /** @description True to return only your games and packs. */
        mine?: components["parameters"]["mine"];
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
      /** @description One page of the list */
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
           *           "name": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11/village-green",
           *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "ruleset": "goalscorer",
           *           "id": "village-green",
           *           "title": "Village green",
           *           "version": "1",
           *           "hash": "0981d332b9d70f469a9108206d085f979cba3c5a2cbbcf38cc4bf9270e7d4ec3",
           *           "bytes": 4211,
           *           "shared": false,
           *           "uploadedAt": 1795280400000,
           *           "withdrawn": null
           *         }
           *       ],
           *       "next": null
           *     }
           */
          "application/json": {
            /** @description Items on this page. */
            items: components["schemas"]["AccountPack"][];
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
  uploadPack: {
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
        "application/json": components["schemas"]["UploadPackInput"];
      };
    };
    responses: {
      /** @description The uploaded pack */
      201: {
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
           *       "warnings": []
           *     }
           */
          "application/json": components["schemas"]["UploadedPack"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundRulesetUnknown"];
      /** @description `pack-withdrawn`, `too-many-packs` */
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
      /** @description `invalid-content-pack` */
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
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  sharePack: {
    parameters: {
      query?: never;
      header?: never;
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
         *       "shared": true
         *     }
         */
        "application/json": {
          /** @description True if other accounts may use the pack. */
          shared: boolean;
        };
      };
    };
    responses: {
      /** @description The updated pack */
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
           *       "shared": true,
           *       "uploadedAt": 1795280400000,
           *       "withdrawn": null
           *     }
           */
          "application/json": components["schemas"]["AccountPack"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundPackUnknown"];
      409: components["responses"]["ConflictPackWithdrawn"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  deletePack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Hash or name of a content pack. The name of an account pack is `account/id`, with the slash as `%2F` */
        pack: components["parameters"]["packId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pack was deleted */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundPackUnknown"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  signUp: {
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
         *       "name": "Ada",
         *       "kind": "agent"
         *     }
         */
        "application/json": components["schemas"]["SignUpInput"];
      };
    };
    responses: {
      /** @description The account and its first token */
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
           *       },
           *       "token": "tl_Zm9vdGJhbGwtYm9hcmQtZ2FtZXMtYXJlLWZ1bi1zb21l"
           *     }
           */
          "application/json": components["schemas"]["SignedUp"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      /** @description `guests-off` */
      403: {
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
      503: components["responses"]["UnavailableReadOnly"];
    };
  };
  whoAmI: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your account and scopes */
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
           *       "scopes": [
           *         "play",
           *         "read"
           *       ],
           *       "handle": "ada",
           *       "profile": "public",
           *       "holiday": {
           *         "until": null,
           *         "daysLeft": 30
           *       },
           *       "token": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf"
           *     }
           */
          "application/json": components["schemas"]["WhoAmI"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  changeAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "name": "Ada",
         *       "handle": "ada"
         *     }
         */
        "application/json": components["schemas"]["ChangeAccountInput"];
      };
    };
    responses: {
      /** @description Your account */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WhoAmI"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      /** @description `account-unsaved`, `handle-taken`, `too-many-renames` */
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
  deleteAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account is deleted */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      409: components["responses"]["ConflictLastOwner"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusyOrReadOnly"];
    };
  };
  setHoliday: {
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
         *       "until": 1795885200000
         *     }
         */
        "application/json": components["schemas"]["HolidayInput"];
      };
    };
    responses: {
      /** @description Your holiday */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "until": 1795885200000,
           *       "daysLeft": 23
           *     }
           */
          "application/json": components["schemas"]["Holiday"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      /** @description `holiday-too-long` */
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
  streamAccount: {
    parameters: {
      query?: {
        /** @description `id` of the last message that you received. */
        after?: string;
      };
      header?: {
        /** @description The `id` of the last message that you received; takes precedence over `after`. */
        "Last-Event-ID"?: components["parameters"]["Last-Event-ID"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The state, followed by changes, until you disconnect or an hour has passed */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": string;
          "application/x-ndjson": components["schemas"]["AccountItem"];
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
  mergeGuest: {
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
          /** @description Token of the guest to merge into your account. */
          token: string;
        };
      };
    };
    responses: {
      /** @description Your account */
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
           *       "createdAt": 1795280400000
           *     }
           */
          "application/json": components["schemas"]["Account"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      /** @description `account-banned`, `has-looked`, `scope-missing` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `account-unknown`, `token-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `account-left`, `merge-conflict`, `not-a-guest` */
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
  showAccount: {
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
      /** @description The account */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Account"];
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
  showProfile: {
    parameters: {
      query?: {
        /** @description Handle of the player. */
        handle?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The profile */
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
           *       "handle": "ada",
           *       "profile": "public",
           *       "ratings": [
           *         {
           *           "ruleset": "goalscorer",
           *           "pool": "two",
           *           "rating": 27.41,
           *           "games": 34,
           *           "mean": 29.6,
           *           "deviation": 0.73,
           *           "provisional": false,
           *           "history": [
           *             {
           *               "at": 1795280400000,
           *               "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *               "place": 1,
           *               "rating": 27.41,
           *               "games": 34,
           *               "mean": 29.6,
           *               "deviation": 0.73,
           *               "provisional": false
           *             }
           *           ]
           *         }
           *       ],
           *       "score": {
           *         "won": 3,
           *         "lost": 2,
           *         "tied": 0
           *       },
           *       "games": []
           *     }
           */
          "application/json": components["schemas"]["Profile"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundAccountUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  listTokens: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your tokens */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf",
           *         "kind": "token",
           *         "label": "spectator on the wall",
           *         "scopes": [
           *           "read"
           *         ],
           *         "createdAt": 1795280400000,
           *         "expiresAt": 1795366800000
           *       }
           *     ]
           */
          "application/json": components["schemas"]["Token"][];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  createToken: {
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
         *       "label": "spectator on the wall",
         *       "scopes": [
         *         "read"
         *       ],
         *       "expiresInSeconds": 86400
         *     }
         */
        "application/json": components["schemas"]["CreateTokenInput"];
      };
    };
    responses: {
      /** @description The token with its secret */
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
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  revokeToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the token (not its secret) */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The token is revoked on every node */
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
  showSignInRequest: {
    parameters: {
      query?: {
        /** @description Always `code`. */
        response_type?: string;
        /** @description URL of the client's metadata document. */
        client_id?: string;
        /** @description Redirect URL; the metadata document must list this URL. */
        redirect_uri?: string;
        /** @description SHA-256 of the client's PKCE verifier, in base64url. */
        code_challenge?: string;
        /** @description Always `S256`. */
        code_challenge_method?: string;
        /** @description Requested scopes: `read` and `play`, separated by a space. */
        scope?: string;
        /** @description Value chosen by the client, which the redirect returns unchanged. */
        state?: string;
        /** @description URL of this service's MCP endpoint. */
        resource?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The program and the requested rights */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "client": "https://chat.example/oauth/touchline.json",
           *       "clientName": "Chat",
           *       "host": "chat.example",
           *       "redirectHost": "chat.example",
           *       "isLocal": false,
           *       "scopes": [
           *         "read",
           *         "play"
           *       ],
           *       "refusal": "https://chat.example/callback?error=access_denied&iss=https%3A%2F%2Ftouchline.example"
           *     }
           */
          "application/json": components["schemas"]["SignInFacts"];
        };
      };
      /** @description `invalid-input`, `sign-in-invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `sign-in-off` */
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
      503: components["responses"]["Unavailable"];
    };
  };
  createGrant: {
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
         *       "request": {
         *         "response_type": "code",
         *         "client_id": "https://chat.example/oauth/touchline.json",
         *         "redirect_uri": "https://chat.example/callback",
         *         "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
         *         "code_challenge_method": "S256"
         *       }
         *     }
         */
        "application/json": components["schemas"]["CreateGrantInput"];
      };
    };
    responses: {
      /** @description The URL to open */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "location": "https://chat.example/callback?code=abc&iss=https%3A%2F%2Ftouchline.example"
           *     }
           */
          "application/json": {
            /** @description URL to open, with the program's authorization code. */
            location: string;
          };
        };
      };
      /** @description `invalid-input`, `malformed-json`, `malformed-request`, `sign-in-invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      401: components["responses"]["NotSignedInCaller"];
      /** @description `account-banned`, `scope-missing`, `sign-in-off` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      404: components["responses"]["NotFoundAccountUnknown"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  listGrants: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Connected programs and your agents */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *           "client": "https://chat.example/oauth/touchline.json",
           *           "clientName": "Chat",
           *           "agent": {
           *             "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *             "name": "Chat"
           *           },
           *           "createdAt": 1795280400000,
           *           "scopes": [
           *             "read",
           *             "play"
           *           ]
           *         }
           *       ],
           *       "agents": [
           *         {
           *           "id": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "name": "Chat"
           *         }
           *       ]
           *     }
           */
          "application/json": {
            /** @description Connected programs, newest first. */
            items: components["schemas"]["ConnectedProgram"][];
            /** @description Your agents. */
            agents: {
              /**
               * Format: uuid
               * @description Id of the agent.
               */
              id: string;
              /** @description Name of the agent. */
              name: string;
            }[];
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
  deleteGrant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a connected program */
        grant: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The program is disconnected */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      /** @description `grant-unknown` */
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
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  openSession: {
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
         *       "name": "Ada"
         *     }
         */
        "application/json": {
          /** @description Name; null for an empty seat or a deleted account. */
          name: components["schemas"]["AccountName"];
        } | {
          /** @description Token of your account: `tl_…`. */
          token: string;
        };
      };
    };
    responses: {
      /** @description The account. The response sets the session cookie */
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
      /** @description `account-banned`, `guests-off`, `scope-missing`, `session-missing` */
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
      503: components["responses"]["UnavailableReadOnly"];
    };
  };
  closeSession: {
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
      /** @description The browser is signed out */
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
  createPasskeyOptions: {
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
  listPasskeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your passkeys */
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
      403: components["responses"]["NotAllowed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  addPasskey: {
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
  removePasskey: {
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
      /** @description `passkey-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      409: components["responses"]["ConflictLastOwner"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  passkeyRequestOptions: {
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
  signInWithPasskey: {
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
          /**
           * @description True to merge the guest account of this browser into the passkey's account.
           * @default false
           */
          keepGames?: boolean;
        };
      };
    };
    responses: {
      /** @description The account. The response sets the session cookie */
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
      /** @description `account-banned`, `has-looked`, `session-missing` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `account-unknown`, `passkey-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `account-left`, `merge-conflict`, `not-a-guest`, `sign-in-expired` */
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
      503: components["responses"]["UnavailableReadOnly"];
    };
  };
  createLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The code */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf",
           *       "device": null,
           *       "approved": false,
           *       "expiresAt": 1795281000000,
           *       "code": "KT3X-9QPM"
           *     }
           */
          "application/json": components["schemas"]["NewSignInLink"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissingOrSessionMissing"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  showLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a sign-in code */
        link: components["parameters"]["linkId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The device; null until the code is entered */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf",
           *       "device": null,
           *       "approved": false,
           *       "expiresAt": 1795281000000
           *     }
           */
          "application/json": components["schemas"]["SignInLink"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowed"];
      404: components["responses"]["NotFoundLinkUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  approveLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a sign-in code */
        link: components["parameters"]["linkId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The device is signed in */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissingOrSessionMissing"];
      404: components["responses"]["NotFoundLinkUnknown"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  enterLink: {
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
         *       "code": "KT3X-9QPM"
         *     }
         */
        "application/json": {
          /** @description Code shown on the signed-in device. */
          code: string;
          /** @description Secret from the first response; send it to check for approval. */
          secret?: string;
        };
      };
    };
    responses: {
      /** @description The code is correct, but the signed-in device has not approved the sign-in yet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "account": null,
           *       "secret": "tl_Zm9vdGJhbGwtYm9hcmQtZ2FtZXMtYXJlLWZ1bi1zb21l"
           *     }
           */
          "application/json": {
            /** @description The account; null until the signed-in device has approved the sign-in. */
            account: components["schemas"]["Account"] | null;
            /** @description Secret for the next call; null after the sign-in is approved. */
            secret: string | null;
          };
        };
      };
      /** @description The account. The response sets the session cookie */
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
           *       },
           *       "secret": null
           *     }
           */
          "application/json": {
            /** @description The account; null until the signed-in device has approved the sign-in. */
            account: components["schemas"]["Account"] | null;
            /** @description Secret for the next call; null after the sign-in is approved. */
            secret: string | null;
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      403: components["responses"]["NotAllowedSessionMissing"];
      /** @description `code-wrong` */
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
      503: components["responses"]["UnavailableReadOnly"];
    };
  };
  getPersonalExport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The progress of the export */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "state": "done",
           *       "madeAt": 1795280400000,
           *       "endedAt": 1795280402000,
           *       "games": 12,
           *       "totalGuess": 12,
           *       "bytes": 310224,
           *       "keptUntil": 1795885202000
           *     }
           */
          "application/json": components["schemas"]["PersonalExport"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      /** @description `job-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  startPersonalExport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The export that you started */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PersonalExport"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusyOrReadOnly"];
    };
  };
  downloadPersonalExport: {
    parameters: {
      query?: {
        /** @description Number of bytes that you have already downloaded. */
        from?: number;
      };
      header?: never;
      path?: never;
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
      /** @description `job-unfinished` */
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
  listRatings: {
    parameters: {
      query?: {
        /** @description Ruleset id. */
        ruleset?: components["parameters"]["ruleset"];
        /** @description Rating pool: two-player games are rated separately from larger games. */
        pool?: "two" | "more";
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
      /** @description One page of the list */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "name": "Ada",
           *           "rating": 27.41,
           *           "games": 34,
           *           "mean": 29.6,
           *           "deviation": 0.73,
           *           "provisional": false
           *         }
           *       ],
           *       "next": null
           *     }
           */
          "application/json": {
            /** @description Items on this page. */
            items: components["schemas"]["LeaderboardEntry"][];
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
          };
        };
      };
      400: components["responses"]["BadRequestInvalidCursor"];
      401: components["responses"]["TokenInvalidCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundRulesetUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  showRatings: {
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
      /** @description The ratings of the account */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *       "ratings": [
           *         {
           *           "ruleset": "goalscorer",
           *           "pool": "two",
           *           "rating": 27.41,
           *           "games": 34,
           *           "mean": 29.6,
           *           "deviation": 0.73,
           *           "provisional": false,
           *           "history": [
           *             {
           *               "at": 1795280400000,
           *               "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *               "place": 1,
           *               "rating": 27.41,
           *               "games": 34,
           *               "mean": 29.6,
           *               "deviation": 0.73,
           *               "provisional": false
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          "application/json": components["schemas"]["AccountRatings"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["TokenInvalidCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundAccountUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerBusy"];
    };
  };
  listGames: {
    parameters: {
      query?: {
        /** @description `open` (waiting for players), `running`, `over`, or `cancelled` before the start. */
        status?: "open" | "running" | "over" | "cancelled";
        /** @description Ruleset id. */
        ruleset?: components["parameters"]["ruleset"];
        /** @description True to return only your games and packs. */
        mine?: components["parameters"]["mine"];
        /** @description True to list only games where it is your turn. A page may be short or empty, so continue until `next` is null. */
        awaitsMe?: boolean;
        /** @description True to include forks of games. */
        forks?: boolean;
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
      /** @description One page of the list */
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
           *           "seat": 0,
           *           "version": 4,
           *           "awaits": [
           *             0
           *           ],
           *           "outcome": null
           *         }
           *       ],
           *       "next": null
           *     }
           */
          "application/json": {
            /** @description Items on this page. */
            items: components["schemas"]["Game"][];
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
  createGame: {
    parameters: {
      query?: never;
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
         *       "ruleset": "goalscorer",
         *       "seats": [
         *         {
         *           "kind": "me"
         *         },
         *         {
         *           "kind": "bot",
         *           "level": "sharp"
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["CreateGameInput"];
      };
    };
    responses: {
      /** @description The game */
      201: {
        headers: {
          /** @description URL of the game */
          location?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Created"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      /** @description `account-banned`, `not-your-seat`, `same-owner`, `scope-missing`, `season-sealed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `account-unknown`, `pack-unknown`, `ruleset-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `already-seated`, `history-rewound`, `pack-withdrawn`, `seat-left`, `too-many-games` */
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
      /** @description `idempotency-mismatch`, `invalid-choice`, `invalid-content-pack`, `invalid-option`, `invalid-seat-count`, `no-saves`, `not-ratable`, `save-unsealed`, `seats-differ`, `unknown-level` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyRequestsTooManyThinkingGames"];
      500: components["responses"]["FailedGame"];
      /** @description `database-unavailable`, `game-from-newer-version`, `identity-provider-unavailable`, `no-new-games`, `read-only`, `ruleset-not-loaded`, `shutting-down` */
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
  showInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Invite code of a game */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The game with this invite code */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *       "ruleset": "goalscorer",
           *       "status": "running",
           *       "visibility": "public",
           *       "host": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *       "contentPack": "0981d332b9d70f469a9108206d085f979cba3c5a2cbbcf38cc4bf9270e7d4ec3",
           *       "options": {
           *         "rows": 10,
           *         "turnLimit": 20,
           *         "formation": "four-four-two",
           *         "goalkeeperCapturable": true,
           *         "offsideMayRevealSubstitute": false,
           *         "revealReplacedCounter": false,
           *         "decisionTimeLimitSeconds": null
           *       },
           *       "decisionSeconds": null,
           *       "absence": "wait",
           *       "absenceLevel": "steady",
           *       "hints": true,
           *       "rated": false,
           *       "undo": false,
           *       "bank": null,
           *       "holidays": false,
           *       "saved": null,
           *       "rematchOf": null,
           *       "createdAt": 1795280400000,
           *       "startedAt": 1795280400000,
           *       "endedAt": null,
           *       "archivedAt": null,
           *       "ended": null,
           *       "origin": null,
           *       "seats": [
           *         {
           *           "seat": 0,
           *           "kind": "account",
           *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "name": "Ada",
           *           "level": null,
           *           "joined": true,
           *           "choices": {},
           *           "rating": {
           *             "rating": 18.21,
           *             "games": 34,
           *             "mean": 21.6,
           *             "deviation": 1.13,
           *             "provisional": false
           *           },
           *           "holidayUntil": null,
           *           "since": null
           *         },
           *         {
           *           "seat": 1,
           *           "kind": "bot",
           *           "account": null,
           *           "name": "Libero",
           *           "level": "sharp",
           *           "joined": true,
           *           "choices": {},
           *           "rating": null,
           *           "holidayUntil": null,
           *           "since": null
           *         }
           *       ],
           *       "hostName": "Ada"
           *     }
           */
          "application/json": components["schemas"]["Invitation"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFoundGameUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Unavailable"];
    };
  };
  observeGame: {
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
      /** @description The visible state of the game */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Observation"];
        };
      };
      /** @description `invalid-input`, `invalid-version` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      401: components["responses"]["TokenInvalidCaller"];
      403: components["responses"]["NotAllowedGameNotYourSeatOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGame"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCaller"];
    };
  };
  joinGame: {
    parameters: {
      query?: never;
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
    requestBody?: {
      content: {
        /**
         * @example {
         *       "code": "K7QP-2MXA",
         *       "entropy": "my own dice"
         *     }
         */
        "application/json": components["schemas"]["JoinInput"];
      };
    };
    responses: {
      /** @description The game, including your seat */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Created"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      /** @description `account-banned`, `not-your-seat`, `player-removed`, `same-owner`, `scope-missing`, `season-sealed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      404: components["responses"]["NotFoundGameUnknownOrSeatUnknown"];
      /** @description `already-seated`, `game-cancelled`, `game-full`, `game-started`, `history-rewound`, `seat-left` */
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
      422: components["responses"]["RefusedAtJoinGame"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrGameSetAsideOrReadOnly"];
    };
  };
  leaveSeat: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
        /** @description Seat number, from 0 */
        seat: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The seat is open again */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameNotYourSeatOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknownOrSeatUnknown"];
      /** @description `game-cancelled`, `game-started`, `history-rewound` */
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
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerGameSetAsideOrReadOnly"];
    };
  };
  startGame: {
    parameters: {
      query?: never;
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
    requestBody?: never;
    responses: {
      /** @description The running game */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Created"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameNotHostOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      /** @description `game-cancelled`, `game-started`, `history-rewound`, `too-few-seats` */
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
      422: components["responses"]["RefusedAtJoinGame"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      /** @description `database-unavailable`, `game-from-newer-version`, `game-set-aside`, `identity-provider-unavailable`, `no-new-games`, `read-only`, `ruleset-not-loaded`, `shutting-down` */
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
  cancelGame: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "reason": "players-asked"
         *     }
         */
        "application/json": {
          /**
           * @description Reason code shown to the players. Default: `players-asked`.
           * @default players-asked
           * @enum {string}
           */
          reason?: "abandoned" | "players-asked" | "cheating" | "abuse" | "fault" | "maintenance" | "other";
        };
      };
    };
    responses: {
      /** @description The cancelled game */
      200: {
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
           *         "by": "host",
           *         "reason": "players-asked"
           *       }
           *     }
           */
          "application/json": components["schemas"]["GameChange"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameNotHostOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      /** @description `game-cancelled`, `game-over`, `game-rated`, `history-rewound`, `others-are-seated` */
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
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrGameSetAsideOrReadOnly"];
    };
  };
  rematchGame: {
    parameters: {
      query?: never;
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
    requestBody?: {
      content: {
        /** @example {} */
        "application/json": {
          /** @description SHA-256 of the text that each seat added to the game's randomness. */
          entropy?: string;
        };
      };
    };
    responses: {
      /** @description The new game */
      201: {
        headers: {
          /** @description URL of the game */
          location?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Created"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      /** @description `account-banned`, `not-seated`, `player-removed`, `same-owner`, `scope-missing`, `season-sealed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `account-unknown`, `game-unknown`, `pack-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `already-seated`, `game-full`, `game-not-over`, `game-started`, `history-rewound`, `pack-withdrawn`, `seat-left`, `too-many-games` */
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
      /** @description `idempotency-mismatch`, `invalid-choice`, `invalid-content-pack`, `invalid-option`, `invalid-seat-count`, `no-saves`, `not-ratable`, `unknown-level` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyRequestsTooManyThinkingGames"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerAtRematchGame"];
    };
  };
  forkGame: {
    parameters: {
      query?: never;
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
        "application/json": components["schemas"]["ForkInput"];
      };
    };
    responses: {
      /** @description The started game */
      201: {
        headers: {
          /** @description URL of the game */
          location?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Created"];
        };
      };
      400: components["responses"]["BadRequestBodyInvalidVersion"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameHasLookedOrScopeMissing"];
      404: components["responses"]["NotFoundAccountUnknownOrGameUnknown"];
      /** @description `already-seated`, `game-cancelled`, `game-not-over`, `game-not-started`, `game-over`, `history-rewound`, `too-many-games` */
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
      /** @description `idempotency-mismatch`, `unknown-level` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyRequestsTooManyThinkingGames"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerAtRematchGame"];
    };
  };
  findOpponent: {
    parameters: {
      query?: never;
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
         *       "ruleset": "goalscorer",
         *       "rated": true
         *     }
         */
        "application/json": components["schemas"]["FindOpponentInput"];
      };
    };
    responses: {
      /** @description Your search, with the game if an opponent was found */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0199f3c4-6a51-7c1e-9d2b-0c4be58d9e63",
           *       "ruleset": "goalscorer",
           *       "seats": {
           *         "min": 2,
           *         "max": 2
           *       },
           *       "rated": true,
           *       "since": 1795280400000,
           *       "botAt": 1795280420000,
           *       "game": null
           *     }
           */
          "application/json": components["schemas"]["Pairing"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundRulesetUnknown"];
      /** @description `history-rewound`, `too-many-games` */
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
      422: components["responses"]["RefusedAtJoinGame"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrNoNewGamesOrReadOnly"];
    };
  };
  waitForOpponent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of an opponent search */
        pairing: components["parameters"]["pairingId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The state of your search */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Pairing"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundPairingUnknown"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      /** @description `busy`, `database-unavailable`, `identity-provider-unavailable`, `no-new-games`, `read-only`, `shutting-down` */
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
  cancelMatchmaking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of an opponent search */
        pairing: components["parameters"]["pairingId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The search has ended */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundPairingUnknown"];
      /** @description `already-paired` */
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
  importGame: {
    parameters: {
      query?: {
        /** @description Version from which the fork continues. */
        at?: number;
        /** @description Time limit for a normal decision in the fork, in seconds; null for no limit. */
        decisionSeconds?: number | null;
        /** @description Game id in the file. Default: the first game. */
        game?: string;
        /** @description Player of each seat, in order: `me`, `bot` or an account id. If several seats are `me`, you play and see all of them, and the other seats must be bots. */
        seats?: (("me" | "bot") | string)[];
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
        "application/x-ndjson": string;
      };
    };
    responses: {
      /** @description The started game */
      201: {
        headers: {
          /** @description URL of the game */
          location?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Created"];
        };
      };
      400: components["responses"]["BadRequestBodyInvalidVersion"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameHasLookedOrScopeMissing"];
      404: components["responses"]["NotFoundAccountUnknownOrGameUnknown"];
      /** @description `already-seated`, `game-over`, `history-rewound`, `pack-withdrawn`, `too-many-games` */
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
      /** @description `idempotency-mismatch`, `import-invalid` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyRequestsTooManyStreams"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrNoNewGamesOrReadOnly"];
    };
  };
  listDecisions: {
    parameters: {
      query?: {
        /** @description `words`: sentences. `seats`: sentences with `Seat 0` instead of names. */
        include?: components["parameters"]["include"];
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
      /** @description The open decisions */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "version": 4,
           *       "cursor": "4.b8b1f2d0",
           *       "decisions": [
           *         {
           *           "id": "4-0-0",
           *           "kind": "youth-move",
           *           "seat": 0,
           *           "moves": [
           *             "move-youth"
           *           ],
           *           "about": null,
           *           "deadline": null,
           *           "optional": false,
           *           "suspended": null,
           *           "question": "Which Youth Counter advances?",
           *           "manner": "live",
           *           "exact": true,
           *           "count": 2,
           *           "spaces": [
           *             {
           *               "type": "move-youth",
           *               "exact": true,
           *               "fields": {
           *                 "counter": {
           *                   "is": "home-y6"
           *                 },
           *                 "to": {
           *                   "oneOf": [
           *                     "b4",
           *                     "d4"
           *                   ]
           *                 }
           *               }
           *             }
           *           ],
           *           "schema": {
           *             "anyOf": [
           *               {
           *                 "type": "object",
           *                 "properties": {
           *                   "type": {
           *                     "const": "move-youth"
           *                   },
           *                   "counter": {
           *                     "const": "home-y6"
           *                   },
           *                   "to": {
           *                     "enum": [
           *                       "b4",
           *                       "d4"
           *                     ]
           *                   }
           *                 },
           *                 "required": [
           *                   "type",
           *                   "counter",
           *                   "to"
           *                 ],
           *                 "additionalProperties": false
           *               }
           *             ]
           *           },
           *           "examples": [
           *             {
           *               "type": "move-youth",
           *               "counter": "home-y6",
           *               "to": "d4"
           *             },
           *             {
           *               "type": "move-youth",
           *               "counter": "home-y6",
           *               "to": "b4"
           *             }
           *           ],
           *           "kinds": [
           *             {
           *               "type": "move-youth",
           *               "label": "Move a Youth Counter"
           *             }
           *           ],
           *           "labels": [
           *             "y6(2) c3–d4: 6 to go",
           *             "y6(2) c3–b4: 6 to go"
           *           ],
           *           "names": {
           *             "home-y6": "Home's y6 (the 2) on c3"
           *           }
           *         }
           *       ],
           *       "facts": [
           *         "Turn 1/40, 0–0, you are Home, up. Theirs 1 d10, 9 e7, 10 c7. Star e3."
           *       ],
           *       "others": [],
           *       "awaited": [],
           *       "serverTime": 1795280401500
           *     }
           */
          "application/json": components["schemas"]["Decisions"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["TokenInvalidCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameGameCancelledOrGameNotStarted"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCaller"];
    };
  };
  listMoments: {
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
      /** @description The highlights */
      200: {
        headers: {
          /** @description `max-age` is one day if the game has ended */
          "cache-control"?: string;
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "from": 41,
           *           "to": 43,
           *           "seat": 0,
           *           "weight": 3,
           *           "show": {
           *             "kind": "score",
           *             "seat": 0,
           *             "score": [
           *               1,
           *               0
           *             ],
           *             "goals": 1
           *           },
           *           "says": [
           *             "Goal for Seat 0: 1:0."
           *           ]
           *         }
           *       ],
           *       "version": 5,
           *       "over": false
           *     }
           */
          "application/json": components["schemas"]["Moments"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["TokenInvalidCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGame"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCaller"];
    };
  };
  submitMove: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["ownCursor"];
        /** @description Optional parts to include in the response. */
        include?: ("view" | "text" | "decisions" | "schema" | "words" | "seats" | "beats")[];
        /** @description True to check whether the move is legal without making it. */
        dryRun?: boolean;
        /** @description Seconds to wait for your next turn, which is returned in `next`. */
        wait?: number;
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
         *       "decisionId": "4-0-0",
         *       "move": {
         *         "type": "move-youth",
         *         "counter": "home-y6",
         *         "to": "d4"
         *       }
         *     }
         */
        "application/json": components["schemas"]["MoveInput"];
      };
    };
    responses: {
      /** @description The move is accepted */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ruleset": "goalscorer",
           *       "version": 5,
           *       "cursor": "5.b8b1f2d0",
           *       "head": "b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7",
           *       "events": [
           *         {
           *           "version": 5,
           *           "at": 1795280402000,
           *           "event": {
           *             "type": "youth.moved",
           *             "seat": 0,
           *             "counter": "home-y6",
           *             "from": "c3",
           *             "to": "d4"
           *           }
           *         }
           *       ],
           *       "decisions": [
           *         {
           *           "id": "5-0-0",
           *           "kind": "first-teamer-move",
           *           "seat": 0,
           *           "moves": [
           *             "move-first-teamer"
           *           ],
           *           "about": null,
           *           "deadline": null,
           *           "optional": false,
           *           "suspended": null
           *         }
           *       ],
           *       "outcome": null
           *     }
           */
          "application/json": components["schemas"]["MoveAnswer"];
        };
      };
      /** @description The move is legal (with `dryRun`) */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBodyInvalidParametersOrWrongMoveForDecision"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameNotSeatedOrNotYourDecisionOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      /** @description `decision-closed`, `game-cancelled`, `game-not-started`, `game-over`, `game-paused`, `history-rewound`, `move-undone`, `not-undoable`, `out-of-time`, `seat-resigned` */
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
      429: components["responses"]["TooManyRequestsTooManyStreams"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrGameSetAsideOrReadOnly"];
    };
  };
  resign: {
    parameters: {
      query?: never;
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
    requestBody?: never;
    responses: {
      /** @description The seat has resigned */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MoveAnswer"];
        };
      };
      400: components["responses"]["BadRequestBodyInvalidParametersOrWrongMoveForDecision"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameNotSeatedOrNotYourDecisionOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameAtResign"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrGameSetAsideOrReadOnly"];
    };
  };
  undoMove: {
    parameters: {
      query?: never;
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
         *       "decisionId": "4-0-0"
         *     }
         */
        "application/json": {
          /** @description Id of the open decision that the move answers. */
          decisionId: string;
        };
      };
    };
    responses: {
      /** @description The move is undone */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MoveAnswer"];
        };
      };
      400: components["responses"]["BadRequestBodyInvalidParametersOrWrongMoveForDecision"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameNotSeatedOrNotYourDecisionOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameAtResign"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["Refused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrGameSetAsideOrReadOnly"];
    };
  };
  saveGame: {
    parameters: {
      query?: {
        /** @description Kind of save. Default: the ruleset's first kind. */
        kind?: string;
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
      /** @description The save document */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "format": "as-the-ruleset-has-it",
           *       "formatVersion": 1
           *     }
           */
          "application/json": unknown;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameGameCancelledOrGameNotStarted"];
      /** @description `no-saves` */
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
      503: components["responses"]["UnavailableGameCaller"];
    };
  };
  showTable: {
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
      /** @description The players' presence and reactions */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "seats": [
           *         {
           *           "seat": 0,
           *           "here": true,
           *           "since": 1795280400000
           *         },
           *         {
           *           "seat": 1,
           *           "here": false,
           *           "since": 1795280460000
           *         }
           *       ],
           *       "watchers": 3,
           *       "reactions": [
           *         {
           *           "id": 71,
           *           "seat": 0,
           *           "reaction": "nice-move",
           *           "at": 1795280430000
           *         }
           *       ]
           *     }
           */
          "application/json": components["schemas"]["Table"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["TokenInvalidCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGame"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCaller"];
    };
  };
  streamTable: {
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
      /** @description Presence and reactions, on connection and after each change */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example data: {"seats":[{"seat":0,"here":true,"since":1795280400000},{"seat":1,"here":false,"since":1795280460000}],"watchers":3,"reactions":[{"id":71,"seat":0,"reaction":"nice-move","at":1795280430000}]} */
          "text/event-stream": string;
          "application/x-ndjson": components["schemas"]["Table"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["TokenInvalidCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGame"];
      429: components["responses"]["TooManyRequestsTooManyStreams"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCaller"];
    };
  };
  streamLobby: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The open games, on connection and after each change */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": string;
          "application/x-ndjson": components["schemas"]["Lobby"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["TokenInvalidCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      429: components["responses"]["TooManyRequestsTooManyStreams"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  react: {
    parameters: {
      query?: never;
      header?: never;
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
         *       "reaction": "good-game"
         *     }
         */
        "application/json": {
          /**
           * @description Id of the reaction.
           * @enum {string}
           */
          reaction: "hello" | "good-luck" | "nice-move" | "well-played" | "wow" | "oops" | "sorry" | "thanks" | "one-moment" | "good-game";
        };
      };
    };
    responses: {
      /** @description The players' presence and reactions, including yours */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Table"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      /** @description `account-banned`, `not-seated`, `scope-missing`, `season-sealed` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGame"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerGameSetAsideOrReadOnly"];
    };
  };
  claimSeat: {
    parameters: {
      query?: never;
      header?: never;
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
         *       "kind": "bot",
         *       "seat": 1
         *     }
         */
        "application/json": {
          /**
           * @description `win`: you win and the absent player loses (only in games with two players). `bot`: a bot plays the seat until its player returns. Either claim is possible only while the game is waiting for the seat and after the player has been away for two minutes (14 days if the game has no clock).
           * @enum {string}
           */
          kind: "win" | "bot";
          /** @description Seat number, from 0; null if none. */
          seat: number;
        };
      };
    };
    responses: {
      /** @description The claim is granted */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ruleset": "goalscorer",
           *       "version": 5,
           *       "cursor": "5.b8b1f2d0",
           *       "head": "b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7",
           *       "events": [
           *         {
           *           "version": 5,
           *           "at": 1795280402000,
           *           "event": {
           *             "type": "youth.moved",
           *             "seat": 0,
           *             "counter": "home-y6",
           *             "from": "c3",
           *             "to": "d4"
           *           }
           *         }
           *       ],
           *       "decisions": [
           *         {
           *           "id": "5-0-0",
           *           "kind": "first-teamer-move",
           *           "seat": 0,
           *           "moves": [
           *             "move-first-teamer"
           *           ],
           *           "about": null,
           *           "deadline": null,
           *           "optional": false,
           *           "suspended": null
           *         }
           *       ],
           *       "outcome": null
           *     }
           */
          "application/json": {
            /** @description Ruleset id. */
            ruleset: components["schemas"]["RulesetId"];
            /** @description Number of events in the game. */
            version: number;
            /** @description Position in the log; pass it as `after` to continue. If the log has lost this position, the error is `history-rewound`. */
            cursor: string;
            /** @description Hash of the log up to this version, to verify the log later. */
            head: string;
            /** @description Events in order. */
            events: components["schemas"]["GameEvent"][];
            /** @description Open decisions of the seat. */
            decisions: components["schemas"]["AskedDecision"][];
            /** @description Result of the game; null until the game has ended. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Visible state of the game; null before the start. */
            view?: unknown;
            /** @description The view as text for people and language models. */
            text?: string;
            /**
             * @deprecated
             * @description Deprecated; available until 2027-03-01. Use `decisions`.
             */
            whole?: components["schemas"]["Decision"][];
            /** @description The seat's position, in sentences. Only with `include=words`. */
            facts?: string[];
            /** @description Beats (groups of events that belong together) since `beatsSince`, in order. */
            beats?: components["schemas"]["Beat"][];
            /** @description Version at which the beats start. */
            beatsSince?: number;
          };
        };
      };
      400: components["responses"]["BadRequestBodyInvalidParametersOrWrongMoveForDecision"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameNotSeatedOrNotYourDecisionOrScopeMissing"];
      404: components["responses"]["NotFoundGameUnknownOrSeatUnknown"];
      /** @description `claims-bot-only`, `decision-closed`, `game-cancelled`, `game-not-started`, `game-over`, `game-paused`, `history-rewound`, `not-absent`, `not-undoable`, `out-of-time`, `seat-resigned` */
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
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerBusyOrGameSetAsideOrReadOnly"];
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["eventsAfter"];
        /** @description Maximum number of items on a page. */
        limit?: components["parameters"]["eventsLimit"];
        /** @description `words`: sentences. `seats`: sentences with `Seat 0` instead of names. */
        include?: components["parameters"]["include"];
        /** @description True to return the stored log line by line. Works only for finished games. */
        raw?: boolean;
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
      /** @description A page of events, or the full stored log if `raw` is true */
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
           *           "event": {
           *             "type": "youth.moved",
           *             "seat": 0,
           *             "counter": "home-y6",
           *             "from": "c3",
           *             "to": "d4"
           *           }
           *         }
           *       ],
           *       "next": null,
           *       "cursor": "5.b8b1f2d0",
           *       "version": 5,
           *       "over": false,
           *       "causes": null
           *     }
           */
          "application/json": components["schemas"]["Events"];
          "application/x-ndjson": string;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["TokenInvalidCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      /** @description `game-cancelled`, `game-not-over`, `game-not-started`, `history-rewound` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCaller"];
    };
  };
  exportGame: {
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
      400: components["responses"]["BadRequest"];
      401: components["responses"]["TokenInvalidCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameGameCancelledOrGameNotStarted"];
      429: components["responses"]["TooManyRequestsTooManyStreams"];
      500: components["responses"]["FailedGame"];
      /** @description `busy`, `database-unavailable`, `game-from-newer-version`, `identity-provider-unavailable`, `ruleset-not-loaded`, `shutting-down` */
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
  verifyChain: {
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
      /** @description The result of the check */
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
           *       "version": 212
           *     }
           */
          "application/json": components["schemas"]["ChainCheck"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameGameCancelledOrGameNotStarted"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCaller"];
    };
  };
  streamGame: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["eventsAfter"];
        /** @description `words`: sentences. `seats`: sentences with `Seat 0` instead of names. */
        include?: components["parameters"]["include"];
      };
      header?: {
        /** @description The `id` of the last message that you received; takes precedence over `after`. */
        "Last-Event-ID"?: components["parameters"]["Last-Event-ID"];
      };
      path: {
        /** @description Game id */
        game: components["parameters"]["gameId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events until the game ends */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example id: 5.b8b1f2d0
           *     data: {"version":5,"at":1795280402000,"event":{"type":"youth.moved","seat":0,"counter":"home-y6","from":"c3","to":"d4"},"cursor":"5.b8b1f2d0"}
           */
          "text/event-stream": string;
          "application/x-ndjson": components["schemas"]["StreamItem"];
        };
      };
      /** @description The game has ended, and `Last-Event-ID` is its last event. Do not reconnect */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["TokenInvalidCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameGameCancelledOrGameNotStarted"];
      429: components["responses"]["TooManyRequestsTooManyStreams"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCaller"];
    };
  };
  waitForGame: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["ownCursor"];
        /** @description `turn`: wait until your seat must act; `change`: wait until your seat must act or there are new events; `news`: wait only for new events. */
        until?: "turn" | "change" | "news";
        /** @description Maximum number of items on a page. */
        limit?: components["parameters"]["eventsLimit"];
        /** @description `words`: sentences. `seats`: sentences with `Seat 0` instead of names. `decisions`: your open decisions with all fields. `schema`: move schemas. */
        include?: ("words" | "seats" | "decisions" | "schema")[];
        /** @description Maximum duration of the wait, in seconds. */
        timeout?: number;
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
      /** @description Why the wait ended, and the new events */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "reason": "turn",
           *       "version": 5,
           *       "cursor": "5.b8b1f2d0",
           *       "more": false,
           *       "events": [
           *         {
           *           "version": 5,
           *           "at": 1795280402000,
           *           "event": {
           *             "type": "youth.moved",
           *             "seat": 0,
           *             "counter": "home-y6",
           *             "from": "c3",
           *             "to": "d4"
           *           }
           *         }
           *       ],
           *       "decisions": [
           *         {
           *           "id": "5-0-0",
           *           "kind": "first-teamer-move",
           *           "seat": 0,
           *           "moves": [
           *             "move-first-teamer"
           *           ],
           *           "about": null,
           *           "deadline": null,
           *           "optional": false,
           *           "suspended": null
           *         }
           *       ],
           *       "outcome": null
           *     }
           */
          "application/json": components["schemas"]["WaitAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["TokenInvalidCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGameGameCancelledOrGameNotStarted"];
      429: components["responses"]["TooManyRequestsTooManyStreams"];
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
  listSeasons: {
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
      /** @description A page of seasons */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "name": "Spring of models",
           *           "ruleset": "goalscorer",
           *           "deals": 200,
           *           "startsAt": 1999987200000,
           *           "endsAt": 2000592000000,
           *           "id": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d4",
           *           "contentPack": "6d1f0a52b1c3a3c4fd4c4a1e0f6a8f4b1c3a3c4fd4c4a1e0f6a8f4b1c3a3c4fd",
           *           "options": {},
           *           "seats": 2,
           *           "rival": "steady",
           *           "decisionSeconds": 300,
           *           "state": "running",
           *           "commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
           *           "seed": null
           *         }
           *       ],
           *       "next": null
           *     }
           */
          "application/json": {
            /** @description Items on this page. */
            items: components["schemas"]["Season"][];
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
          };
        };
      };
      400: components["responses"]["BadRequestInvalidCursor"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableBusy"];
    };
  };
  showSeason: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a sealed season */
        season: components["parameters"]["seasonId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The season */
      200: {
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
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFoundSeasonUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Unavailable"];
    };
  };
  enterSeason: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a sealed season */
        season: components["parameters"]["seasonId"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "declared": {
         *         "model": "a model",
         *         "harness": "touchline arena run"
         *       }
         *     }
         */
        "application/json": components["schemas"]["EnterSeasonInput"];
      };
    };
    responses: {
      /** @description The season */
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
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundSeasonUnknown"];
      /** @description `already-entered`, `season-closed` */
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
  withdrawFromSeason: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a sealed season */
        season: components["parameters"]["seasonId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description You have withdrawn from the season */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundSeasonUnknown"];
      /** @description `not-entered`, `season-closed` */
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
  nextFixture: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a sealed season */
        season: components["parameters"]["seasonId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your game */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "season": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d4",
           *       "deal": 0,
           *       "seat": 0,
           *       "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *       "deals": 200
           *     }
           */
          "application/json": components["schemas"]["SeasonFixture"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      404: components["responses"]["NotFoundSeasonUnknown"];
      /** @description `no-fixture-left`, `not-entered`, `season-closed` */
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
      /** @description `database-unavailable`, `identity-provider-unavailable`, `no-new-games`, `read-only`, `shutting-down` */
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
  showStandings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a sealed season */
        season: components["parameters"]["seasonId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The standings */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "season": {
           *         "name": "Spring of models",
           *         "ruleset": "goalscorer",
           *         "deals": 200,
           *         "startsAt": 1999987200000,
           *         "endsAt": 2000592000000,
           *         "id": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d4",
           *         "contentPack": "6d1f0a52b1c3a3c4fd4c4a1e0f6a8f4b1c3a3c4fd4c4a1e0f6a8f4b1c3a3c4fd",
           *         "options": {},
           *         "seats": 2,
           *         "rival": "steady",
           *         "decisionSeconds": 300,
           *         "state": "running",
           *         "commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
           *         "seed": null
           *       },
           *       "entries": [
           *         {
           *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "name": "Ada",
           *           "state": "in",
           *           "declared": {
           *             "model": "a model",
           *             "harness": "touchline arena run"
           *           }
           *         }
           *       ],
           *       "standings": null
           *     }
           */
          "application/json": components["schemas"]["SeasonStandings"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFoundSeasonUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableBusy"];
    };
  };
  listSeasonGames: {
    parameters: {
      query?: {
        /** @description Version or cursor to continue after. */
        after?: components["parameters"]["after"];
        /** @description Maximum number of items on a page. */
        limit?: components["parameters"]["limit"];
      };
      header?: never;
      path: {
        /** @description Id of a sealed season */
        season: components["parameters"]["seasonId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of games */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
           *           "deal": 0,
           *           "seat": 0,
           *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
           *           "name": "Ada",
           *           "win": 1,
           *           "margin": 2
           *         }
           *       ],
           *       "next": null
           *     }
           */
          "application/json": {
            /** @description Items on this page. */
            items: components["schemas"]["SeasonGame"][];
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
          };
        };
      };
      400: components["responses"]["BadRequestInvalidCursor"];
      403: components["responses"]["NotAllowedGame"];
      404: components["responses"]["NotFoundSeasonUnknown"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableBusy"];
    };
  };
  exportSeason: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a sealed season */
        season: components["parameters"]["seasonId"];
      };
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
      400: components["responses"]["BadRequest"];
      403: components["responses"]["NotAllowedGame"];
      404: components["responses"]["NotFoundSeasonUnknown"];
      429: components["responses"]["TooManyRequestsTooManyStreams"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableBusy"];
    };
  };
  showNotices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your notification settings and subscribed browsers */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "types": [
           *         "turn",
           *         "invited",
           *         "rematch",
           *         "over"
           *       ],
           *       "quiet": {
           *         "from": 1320,
           *         "until": 420
           *       },
           *       "timezone": "Europe/Berlin",
           *       "browsers": [
           *         {
           *           "id": "0198c0de-6666-7000-8000-000000000001",
           *           "label": "Chrome on Android",
           *           "madeAt": 1795280400000,
           *           "lastOkAt": 1795280400000
           *         }
           *       ],
           *       "muted": []
           *     }
           */
          "application/json": components["schemas"]["Notices"];
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
  changeNotices: {
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
         *       "types": [
         *         "turn",
         *         "invited",
         *         "rematch",
         *         "over"
         *       ],
         *       "quiet": {
         *         "from": 1320,
         *         "until": 420
         *       },
         *       "timezone": "Europe/Berlin"
         *     }
         */
        "application/json": {
          /** @description Types of notifications that you receive. An empty list turns all notifications off. */
          types: ("turn" | "invited" | "rematch" | "over")[];
          /** @description Quiet hours, which may continue past midnight; null if none. Notifications are held until the quiet hours end, unless the decision's deadline is earlier. */
          quiet: {
            /** @description Start of the quiet hours, in minutes after midnight. */
            from: number;
            /** @description End of the quiet hours, in minutes after midnight. */
            until: number;
          } | null;
          /** @description Time zone of the quiet hours, such as `Europe/Berlin`. */
          timezone: string;
        };
      };
    };
    responses: {
      /** @description The new settings */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Notices"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  subscribeBrowser: {
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
         *       "endpoint": "https://push.example.com/send/5f0c7d",
         *       "keys": {
         *         "p256dh": "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs",
         *         "auth": "BTBZMqHH6r4Tts7J_aSIgg"
         *       },
         *       "label": "Chrome on Android"
         *     }
         */
        "application/json": {
          /** @description URL of the browser's push service. */
          endpoint: string;
          /** @description Keys of the subscription, as returned by the browser. */
          keys: {
            /** @description Public key of the browser, in base64url. */
            p256dh: string;
            /** @description Authentication secret of the browser, in base64url. */
            auth: string;
          };
          /** @description Display name of the browser. */
          label?: string;
        };
      };
    };
    responses: {
      /** @description The subscribed browser */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0198c0de-6666-7000-8000-000000000001"
           *     }
           */
          "application/json": {
            /**
             * Format: uuid
             * @description Id of the browser.
             */
            id: string;
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      /** @description `account-banned`, `push-off`, `scope-missing` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      /** @description `too-many-browsers` */
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
      422: components["responses"]["RefusedAddressRefused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  unsubscribeBrowser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a subscribed browser */
        browser: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The browser no longer receives notifications */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissing"];
      /** @description `browser-unknown` */
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
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  readPushKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The key */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "key": "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
           *     }
           */
          "application/json": {
            /** @description `applicationServerKey` for push subscriptions, in base64url. */
            key: string;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      /** @description `push-off` */
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
      503: components["responses"]["Unavailable"];
    };
  };
  muteGame: {
    parameters: {
      query?: never;
      header?: never;
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
         *       "muted": true
         *     }
         */
        "application/json": {
          /** @description True to mute the game. */
          muted: boolean;
        };
      };
    };
    responses: {
      /** @description The new setting */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "muted": true
           *     }
           */
          "application/json": {
            /** @description True to mute the game. */
            muted: boolean;
          };
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedGameScopeMissing"];
      404: components["responses"]["NotFoundGameUnknown"];
      409: components["responses"]["ConflictGame"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["FailedGame"];
      503: components["responses"]["UnavailableGameCallerGameSetAsideOrReadOnly"];
    };
  };
  listWebhooks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your webhooks */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "0198c0de-5555-7000-8000-000000000001",
           *         "url": "https://hooks.example.com/touchline",
           *         "events": [
           *           "turn.opened",
           *           "game.over"
           *         ],
           *         "state": "on",
           *         "off": null,
           *         "madeAt": 1795280400000,
           *         "lastOkAt": 1795280400000,
           *         "failingSince": null
           *       }
           *     ]
           */
          "application/json": components["schemas"]["Webhook"][];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissingOrWebhooksOff"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCaller"];
    };
  };
  createWebhook: {
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
         *       "url": "https://hooks.example.com/touchline",
         *       "events": [
         *         "turn.opened",
         *         "game.over"
         *       ]
         *     }
         */
        "application/json": components["schemas"]["CreateWebhookInput"];
      };
    };
    responses: {
      /** @description The webhook with its secret */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "webhook": {
           *         "id": "0198c0de-5555-7000-8000-000000000001",
           *         "url": "https://hooks.example.com/touchline",
           *         "events": [
           *           "turn.opened",
           *           "game.over"
           *         ],
           *         "state": "on",
           *         "off": null,
           *         "madeAt": 1795280400000,
           *         "lastOkAt": null,
           *         "failingSince": null
           *       },
           *       "secret": "whsec_YW4gZXhhbXBsZSwgYW5kIG5vIHNlY3JldCBvZiBhbnlib2R5"
           *     }
           */
          "application/json": components["schemas"]["NewWebhook"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissingOrWebhooksOff"];
      /** @description `too-many-webhooks`, `webhook-kept-off` */
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
      422: components["responses"]["RefusedAddressRefused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  changeWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Webhook id */
        webhook: components["parameters"]["webhookId"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "on": false
         *     }
         */
        "application/json": components["schemas"]["ChangeWebhookInput"];
      };
    };
    responses: {
      /** @description The updated webhook */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0198c0de-5555-7000-8000-000000000001",
           *       "url": "https://hooks.example.com/touchline",
           *       "events": [
           *         "turn.opened",
           *         "game.over"
           *       ],
           *       "state": "off",
           *       "off": "owner",
           *       "madeAt": 1795280400000,
           *       "lastOkAt": 1795280400000,
           *       "failingSince": null
           *     }
           */
          "application/json": components["schemas"]["Webhook"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissingOrWebhooksOff"];
      404: components["responses"]["NotFoundWebhookUnknown"];
      409: components["responses"]["ConflictWebhookKeptOff"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      422: components["responses"]["RefusedAddressRefused"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  removeWebhook: {
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
      /** @description The webhook is deleted */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissingOrWebhooksOff"];
      404: components["responses"]["NotFoundWebhookUnknown"];
      409: components["responses"]["ConflictWebhookKeptOff"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  rotateWebhookSecret: {
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
      /** @description The new secret */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "secret": "whsec_YW4gZXhhbXBsZSwgYW5kIG5vIHNlY3JldCBvZiBhbnlib2R5",
           *       "previousSecretUntil": 1795366800000
           *     }
           */
          "application/json": components["schemas"]["NewWebhookSecret"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissingOrWebhooksOff"];
      404: components["responses"]["NotFoundWebhookUnknown"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  testWebhook: {
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
      /** @description The test delivery */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "0198c0de-5555-7000-8000-000000000002",
           *       "message": "msg_5a1f0c7d",
           *       "type": "webhook.test",
           *       "game": null,
           *       "version": null,
           *       "outcome": "delivered",
           *       "nextTryAt": null,
           *       "tries": [
           *         {
           *           "at": 1795280400000,
           *           "milliseconds": 41,
           *           "status": 204,
           *           "problem": null
           *         }
           *       ]
           *     }
           */
          "application/json": components["schemas"]["WebhookDelivery"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissingOrWebhooksOff"];
      404: components["responses"]["NotFoundWebhookUnknown"];
      409: components["responses"]["ConflictWebhookIsOff"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  listDeliveries: {
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
      /** @description One page of the list */
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
  resendDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Webhook id */
        webhook: components["parameters"]["webhookId"];
        /** @description Id of a webhook delivery */
        delivery: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pending delivery */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebhookDelivery"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["NotSignedInCaller"];
      403: components["responses"]["NotAllowedScopeMissingOrWebhooksOff"];
      /** @description `delivery-unknown`, `webhook-unknown` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      409: components["responses"]["ConflictWebhookIsOff"];
      413: components["responses"]["BodyTooLarge"];
      415: components["responses"]["WrongMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["UnavailableCallerReadOnly"];
    };
  };
  showStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The service mode and current notices */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "mode": "drain",
           *       "clocks": "run",
           *       "notice": "A new version is being installed.",
           *       "until": 1795281000000,
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
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      503: components["responses"]["Unavailable"];
    };
  };
  readKeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A JSON Web Key Set (RFC 7517) */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "keys": [
           *         {
           *           "kty": "OKP",
           *           "crv": "Ed25519",
           *           "alg": "EdDSA",
           *           "use": "sig",
           *           "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
           *           "kid": "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k"
           *         }
           *       ]
           *     }
           */
          "application/json": {
            /** @description All keys, including retired keys. */
            keys: {
              /**
               * @description Key type: elliptic curve (RFC 8037).
               * @constant
               */
              kty: "OKP";
              /**
               * @description Elliptic curve.
               * @constant
               */
              crv: "Ed25519";
              /**
               * @description Signature algorithm.
               * @constant
               */
              alg: "EdDSA";
              /**
               * @description Purpose of the key: signatures.
               * @constant
               */
              use: "sig";
              /** @description Public key, in base64url. */
              x: string;
              /** @description Thumbprint of the key (RFC 7638). */
              kid: string;
              /** @description Time of retirement (Unix seconds). */
              exp?: number;
            }[];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["Failed"];
      /** @description `shutting-down` */
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
}
