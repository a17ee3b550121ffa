// Generated from openapi.yaml.
export interface paths {
    "/v1/rulesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games that this service knows
         * @description The games that this service knows.
         */
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
         * A ruleset: its options, moves, events, view and refusals
         * @description Options, moves, events and view as JSON Schema (2020-12); each refusal with the clause of the rulebook that it enforces.
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
         * The rules as Markdown, with clause ids
         * @description The rules as Markdown, with clause ids.
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
         * A content pack whole: board, cards, players
         * @description By its hash, also one that was replaced; by its name the one that is in use now. Packs of accounts are those that are shared, and those of whoever shows a token. `warnings` tell what may surprise those who play with it, though it keeps the rules.
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
         * The content packs of accounts that I may choose: mine, and those that others share
         * @description Newest first, page by page: hand in `next` as `after` until it is null. Packs of operators stand with their rulesets.
         */
        get: operations["listPacks"];
        put?: never;
        /**
         * Bring a content pack of my own
         * @description It is judged as a table would judge it, and each fault is named at its place. It comes in place of the pack of that `id` which I brought before; to bring the same again changes nothing. A game chooses it by its `name` or `hash`. Nobody else can, nor can see that it is there, until it is shared.
         */
        post: operations["bringPack"];
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
         * Share one of my packs, or keep it to myself again
         * @description Games that are played with it, or have chosen it, go on as they are.
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
         * Take one of my packs away
         * @description Games keep what they are played with: those that run, and those that have ended.
         */
        delete: operations["takePackAway"];
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
         * Sign up as a guest
         * @description The token is shown this once: send it as `Authorization: Bearer tl_…`. An operator can switch guests off.
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
        /**
         * Who I am, and what my token may do
         * @description Who I am, and what my token may do.
         */
        get: operations["whoAmI"];
        put?: never;
        post?: never;
        /**
         * Leave for good
         * @description All tokens end, the name is forgotten, seats in running games resign. Logs know seats only, so they stay. The last owner makes another one first.
         */
        delete: operations["leaveService"];
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
         * My games, live
         * @description First my games that are not over, as they stand, then what is news of them: whose turn it is, who has joined, what has started or ended, to what I am invited. Each message has an `id`, which says what the state came to: who comes back with the last one is sent the state again where it is another, and nothing where nothing was missed. What happens within a moment is one message. As Server-Sent Events (`state`, then `news`), or as NDJSON where `Accept` asks for `application/x-ndjson`. The `Last-Event-ID` of an earlier stream goes before `after`. Comments, or empty lines, keep the connection alive. What ends it before its time is told as a problem (an event of that name).
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
    "/v1/accounts/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The name behind an account
         * @description The name behind an account.
         */
        get: operations["showAccount"];
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
        /**
         * My tokens, without their secrets
         * @description My tokens, without their secrets.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Make a token with fewer rights, or one that expires
         * @description The secret is shown this once: only a hash of it is kept. It ends with the token that makes it, and when no identity provider vouches any more for whom it is made signed in.
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
         * End one of my tokens, and all that were made with it
         * @description To end another than itself a token must allow to play.
         */
        delete: operations["revokeToken"];
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
         * The lobby, and my own games
         * @description Newest first, page by page: hand in `next` as `after` until it is null. `awaits` says whose turn it is, `awaitsMe` asks for the games in which it is mine.
         */
        get: operations["listGames"];
        put?: never;
        /**
         * Create a game, or go on from a save
         * @description The seats in their order: `me`, `open` to whoever joins, `bot`, or kept for an `account`. A game without open seats starts by itself. The commitment is the SHA-256 of the seed from which all luck of the game follows; the seed is shown when the game has ended. A save is the document that `save` gave; its seats are those of the saved game: open ones are kept for the accounts that sat there, and nobody can have one whose player had left. One that is not sealed is taken with `unsealed`, and all who look at the table are told.
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
         * What an invite code invites to
         * @description Host, seats and terms of the game, also of a private one, to who holds its code: nothing else of it. Wrong codes are counted as wrong tokens are.
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
         * What I may see of a game
         * @description Status, seats, my view, my open decisions and, where I may know of them, those of others. `at` shows it as it was at an earlier version, `text` adds the view as text.
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
         * Take a seat
         * @description The seat kept for me, else the one I name, else the first open one. Private games want their invite code. Whoever sits in a game takes the own seat back from the bot that plays it. `entropy` goes into the luck of the game.
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
         * Give up a seat before the game starts
         * @description My own; the host may free any. Once the game runs, resign instead.
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
         * Start a game without waiting for its open seats
         * @description By its host. Open seats are closed up: seat numbers may change.
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
         * Call a game off
         * @description By its host, where no other account has a seat: of a game that waits as of one that runs. Nobody wins, and its log and its seed are shown as at any end.
         */
        post: operations["cancelGame"];
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
         * Play a game that has ended on from an earlier version
         * @description As a new private game: its log begins with that of the other up to there, and goes on with a seed and seats of its own. Who had resigned stays so. The clocks begin at the pace of the fork. Lists leave forks out unless they are asked for.
         */
        post: operations["forkGame"];
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
         * What I am asked, and how it can be answered
         * @description Own decisions whole: the spaces of legal moves (exact, or a hull that also holds moves which will be refused), their JSON Schema, how many there are, and some legal ones. Of others: seat, kind and deadline, where I may know of them. `include=words` adds the question in a sentence, what each example means, and how my seat stands.
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
         * @description A move that was answered is durable. With an `Idempotency-Key` or `moveId` (its scope is game and seat) a retry gives the first answer again. `after` widens the events of the answer to those since that version; `include` adds view, text, words, or the next decisions whole: then a turn is one round trip. With `dryRun` it is only judged: nothing is drawn, done or stored, and no key is used.
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
         * Resign: needs no decision
         * @description Whatever the seat is asked from now on is answered by default.
         */
        post: operations["resign"];
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
         * Save the game, where its ruleset has saves
         * @description The document can be handed in as `save` when a game is created. Its `seal` tells this service that nobody has changed it.
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
    "/v1/games/{game}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log, as I may see it
         * @description What I may not know is null and keeps its number. Once the game has ended the log is whole, with causes. `include=words` says in a sentence what happened. With `raw` it is then given as it is stored, line by line, to verify it elsewhere.
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
         * A game as a file
         * @description Once it has ended it is whole: everything it takes to show it, to play it again and to prove it, signed by this service. While it runs it is what I may see of it. No account is named in it. Compressed where `Accept-Encoding` says gzip.
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
         * Whether what I have kept is from this log
         * @description Hand in the `head` of an answer, its `version`, or both: `receipt` says whether they are from the log as it is stored now, or why not. Nothing before a head was changed, added or taken away where its chain holds.
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
         * The log, live
         * @description From the version `after` on, and then as it is played, until the game has ended: nothing is lost or doubled. What I may not know comes as an event that is null and keeps its number. `include=words` says in a sentence what happened. As Server-Sent Events, or as NDJSON where `Accept` asks for `application/x-ndjson`. The `Last-Event-ID` of an earlier stream goes before `after`. Comments, or empty lines, keep the connection alive. The last message of a game that has ended says `over`; that of one that cannot be followed any more is a problem (an event of that name).
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
         * Wait until I must act
         * @description Answers when this seat is asked something (`until=turn`) or anything has happened after the version `after` (`until=change`), when the game has ended, or when time is up. Where there are `more` events than fit, its version is that of the last one. `include=words` says in sentences what happened and what is asked.
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
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My webhooks
         * @description My webhooks.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Be told of my games at an address of mine
         * @description Signed as Standard Webhooks has it, by the secret that is shown this once. What is sent holds ids and versions and nothing of the game. An address is https, on port 443 or 8443, and public, as is every address that its name has.
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
         * Change a webhook of mine, or switch it off and on
         * @description What is left out stays. What was to be sent when it is switched off is not sent any more.
         */
        post: operations["changeWebhook"];
        /**
         * Take a webhook of mine away
         * @description Take a webhook of mine away.
         */
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
         * A new secret for a webhook of mine
         * @description Shown this once. For a day both sign, so that nothing is missed meanwhile.
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
        /**
         * Send something to a webhook of mine, at once and once
         * @description Send something to a webhook of mine, at once and once.
         */
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
         * What was sent to a webhook of mine, newest first, and what came of it
         * @description Of the last 30 days, page by page: hand in `next` as `after` until it is null.
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
         * Send something again that was sent to a webhook of mine
         * @description As a delivery of its own, and with the id by which the receiver knows it.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I may do here: enough to make forms of
         * @description What I may do here: enough to make forms of.
         */
        get: operations["adminActs"];
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
        /**
         * Who looked at what, and who did what, newest first
         * @description Who looked at what, and who did what, newest first.
         */
        get: operations["adminAudit"];
        put?: never;
        post?: never;
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
         * All games, private ones too, newest first
         * @description All games, private ones too, newest first.
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
        /**
         * A game as its spectators see it, private or not, with its invite code
         * @description A game as its spectators see it, private or not, with its invite code.
         */
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
         * The log of a game, nothing hidden
         * @description Commit by commit, with causes. While the game runs it takes a look, of which its players see when it has ended.
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
         * The state of a game at any version, nothing hidden
         * @description While the game runs it takes a look, of which its players see when it has ended.
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
         * The rows of a game as they are stored
         * @description Also where nothing can be made of them. While the game runs it takes a look, of which its players see when it has ended.
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
    "/v1/admin/games/{game}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A save with all that is hidden, where the ruleset has saves
         * @description While the game runs it takes a look, of which its players see when it has ended.
         */
        get: operations["adminSave"];
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
         * Whether the log is what the rules and the seed make of its causes
         * @description Folds the chain of hashes, judges every cause again, and compares what else is stored of the game. `head` and `version`, as somebody has kept them from an answer, show whether the log has lost what they were told. While the game runs a difference is only named.
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
    "/v1/admin/failing-games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games that this node cannot play on by itself, with their reasons
         * @description Unreadable, or a bug of their rules or bots: they are put aside, and tried again after a pause that grows. Others are served meanwhile.
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
    "/v1/admin/games/{game}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a game with those who are there, as its host might
         * @description Start a game with those who are there, as its host might.
         */
        post: operations["adminStartGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/games/{game}/seats/{seat}/free": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Free a seat before the game starts, as its host might
         * @description Free a seat before the game starts, as its host might.
         */
        post: operations["adminFreeSeat"];
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
         * Call a running game off
         * @description Nobody wins; its log and its seed are shown as at any end. `abandoned` is for tables at which nobody plays any more.
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
         * Let all clocks of a game stand still
         * @description No answer is taken, and no bot moves, until it is resumed.
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
         * Let a paused game go on
         * @description Each deadline has moved by exactly the pause.
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
         * Give a seat more time for what it is asked
         * @description Whoever shares its clock has more, too.
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
        /**
         * Give a seat to a bot, or back to its player
         * @description Give a seat to a bot, or back to its player.
         */
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
         * Play a game on from any version, also while it runs
         * @description For oneself and bots alone, in private. While the game runs it takes a look.
         */
        post: operations["adminForkGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/games/{game}/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look inside a running game, for 15 minutes
         * @description All that is seen by it stands in the audit once, with the reason. It is not for whoever sits there; when the game has ended its players see that somebody looked, when and why.
         */
        post: operations["adminLook"];
        /**
         * End my look inside a game
         * @description End my look inside a game.
         */
        delete: operations["adminEndLook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/looks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who looked inside which games, newest first
         * @description Who looked inside which games, newest first.
         */
        get: operations["adminLooks"];
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
        /**
         * Tokens of all, or of one account, newest first, without their secrets
         * @description Tokens of all, or of one account, newest first, without their secrets.
         */
        get: operations["adminTokens"];
        put?: never;
        /**
         * Make a token for any account, or for a new operator
         * @description With a role it lasts 30 days, unless `expiresInSeconds` says otherwise.
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
         * End any token, and all that were made with it
         * @description Save the last one with which an owner could come in.
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
         * Say what the tokens of an account may do at most, beside playing
         * @description `null` takes the role away. Tokens that could do more can do no more from then on.
         */
        post: operations["adminGiveRole"];
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
         * A pack that an account has brought, whole, shared or not
         * @description By `account/id` or by its hash.
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
         * Withdraw a pack that an account has brought
         * @description No account can bring, share or choose any more what has its hash; its owner is told so in the words of `told`. Games that have chosen it go on.
         */
        post: operations["adminWithdrawPack"];
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
         * Many games as a file
         * @description Games that have begun, in the order of their making; those that run only as a spectator sees them. Where a file was cut, `after` goes on behind its last whole game. Compressed where `Accept-Encoding` says gzip.
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
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this process runs
         * @description Asks nobody else: a database that is away is no reason to restart.
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
         * Whether this node takes traffic
         * @description Not while it drains, while the database does not answer or has tables that this version cannot work with, nor while its clock is far from the database’s. The detail says which.
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
         * What the node counts about itself, for Prometheus
         * @description Open to everybody, unless the operator has set METRICS_TOKEN: then it wants that one as its bearer token, and takes no other.
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
    "/.well-known/touchline-keys.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public keys by which exported games are signed
         * @description Retired ones, too: what they have signed stays signed.
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
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description of the API
         * @description This description of the API.
         */
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
        /**
         * This description of the API as JSON
         * @description This description of the API as JSON.
         */
        get: operations["readOpenApiJson"];
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
        /**
         * The schema of the GraphQL door
         * @description The schema of the GraphQL door.
         */
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
        /**
         * Where to read what, for language models
         * @description Where to read what, for language models.
         */
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
        /**
         * A guide: how one thing is done, from its beginning
         * @description A guide: how one thing is done, from its beginning.
         */
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
        /**
         * A page that guides and answers lead to
         * @description A page that guides and answers lead to.
         */
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
         * This description of the API as a page for people
         * @description With search and try-it where pages for people are served.
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
        /**
         * This description of the API as a page without scripts
         * @description This description of the API as a page without scripts.
         */
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
        /**
         * What guides there are, as a page for people
         * @description What guides there are, as a page for people.
         */
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
        /**
         * A guide as a page for people
         * @description A guide as a page for people.
         */
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
        /**
         * A page that guides and answers lead to, for people
         * @description A page that guides and answers lead to, for people.
         */
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
             * @description Id: opaque, for good.
             */
            id: string;
            /** @description What it is called; null: nobody, or somebody who has left. */
            name: string;
            /**
             * @description Its kind.
             * @enum {string}
             */
            kind: "human" | "agent" | "operator";
            /** @description When it was made, in milliseconds since 1970. */
            createdAt: number;
        };
        AccountItem: components["schemas"]["AccountState"] | components["schemas"]["GameNews"] | components["schemas"]["Problem"];
        AccountPack: {
            /** @description By this a game chooses it: `account/id`. */
            name: string;
            /**
             * Format: uuid
             * @description Id of an account; null: nobody, or somebody who has left.
             */
            account: string;
            /** @description Its plain name: among the packs of its account it is that of one. */
            id: string;
            /** @description Id of a ruleset, such as `goalscorer`. */
            ruleset: string;
            /** @description What it is called. */
            title: string;
            /** @description As its author counts. */
            version: string;
            /** @description SHA-256 of the content. */
            hash: string;
            /** @description How large it is. */
            bytes: number;
            /** @description Whether others may choose it. */
            shared: boolean;
            /** @description When it was brought, in milliseconds since 1970. */
            broughtAt: number;
            /** @description Why an admin has withdrawn it; null: nobody has. */
            withdrawn: string | null;
        };
        AccountPackWhole: {
            /** @description By this a game chooses it: `account/id`. */
            name: string;
            /**
             * Format: uuid
             * @description Id of an account; null: nobody, or somebody who has left.
             */
            account: string;
            /** @description Its plain name: among the packs of its account it is that of one. */
            id: string;
            /** @description Id of a ruleset, such as `goalscorer`. */
            ruleset: string;
            /** @description What it is called. */
            title: string;
            /** @description As its author counts. */
            version: string;
            /** @description SHA-256 of the content. */
            hash: string;
            /** @description How large it is. */
            bytes: number;
            /** @description Whether others may choose it. */
            shared: boolean;
            /** @description When it was brought, in milliseconds since 1970. */
            broughtAt: number;
            /** @description Why an admin has withdrawn it; null: nobody has. */
            withdrawn: string | null;
            /** @description The content pack as its ruleset has it. */
            content: unknown;
        };
        AccountState: {
            /** @description What the games of the account came to. Who comes back with the last one is sent the state only if it is another by now. */
            id: string;
            /** @description My games that are not over, the newest first: one that is missing is no more. */
            games: components["schemas"]["Game"][];
            /** @description There are more than are told of. */
            more: boolean;
            /** @description The clock of the database now, in milliseconds since 1970. */
            serverTime: number;
        };
        Act: {
            /** @description What the audit and the command line call it. */
            name: string;
            /** @description What it does, in a line. */
            says: string;
            /** @description What else is to be known of it. */
            notes: string | null;
            /**
             * @description The least role that may.
             * @enum {string}
             */
            right: "support" | "operator" | "owner";
            /**
             * @description How REST asks for it.
             * @enum {string}
             */
            method: "GET" | "POST" | "DELETE";
            /** @description Where REST has it. */
            path: string;
            /** @description What GraphQL calls it. */
            field: string;
            /** @description What its id is that of; null: it has none. */
            of: string | null;
            /** @description JSON Schema of all that is sent. */
            input: {
                [key: string]: unknown;
            };
            /** @description Of which one has to be given. */
            reasons: string[] | null;
            /** @description What has to be typed for it; null: nothing. */
            typed: string | null;
            /** @description While the game runs it takes a look. */
            look: boolean;
            /** @description A dry run tells more than what has to be typed. */
            hasPreview: boolean;
        };
        AdminLog: {
            /** @description What is on this page. */
            items: components["schemas"]["LoggedCommit"][];
            /** @description Hand it in as `after` to go on; null: that was all. */
            next: number | null;
            /** @description How many events the game has come to. */
            version: number;
        };
        AdminState: {
            /** @description How many events the game has come to. */
            version: number;
            /** @description When, in milliseconds since 1970 by the clock of the database. */
            at: number;
            /** @description How many numbers were drawn from the luck of the game. */
            drawn: number;
            /** @description Whether the game has ended. */
            over: boolean;
            /** @description What was fixed at the start. */
            table: unknown;
            /** @description The state as the rules hold it. */
            state: unknown;
            /** @description The open questions to the seat. */
            decisions: unknown[];
            /** @description Who plays each seat now. */
            hands: ("player" | "bot")[];
            /** @description Whether the seat has left for good. */
            resigned: boolean[];
            /** @description When somebody has to look at the game again; null: never. */
            wakeAt: number | null;
        };
        AdminToken: {
            /**
             * Format: uuid
             * @description Id: opaque, for good.
             */
            id: string;
            /** @description What its maker calls it. */
            label: string;
            /** @description What the token allows. */
            scopes: ("play" | "read" | "support" | "operator" | "owner")[];
            /** @description When it was made, in milliseconds since 1970. */
            createdAt: number;
            /** @description When the token ends, in milliseconds since 1970; null: it does not. */
            expiresAt: number | null;
            /**
             * Format: uuid
             * @description Id of an account; null: nobody, or somebody who has left.
             */
            account: string;
            /** @description What the account calls itself. */
            accountName: string;
            /** @description When it was ended, in milliseconds since 1970; null: it was not. */
            revokedAt: number | null;
        };
        AuditEntry: {
            /** @description Id: opaque, for good. */
            id: string;
            /** @description When, in milliseconds since 1970 by the clock of the database. */
            at: number;
            /** @description Id of an account; null: nobody, or somebody who has left. */
            account: string | null;
            /** @description What somebody may do beside playing; null: nothing. */
            role: ("support" | "operator" | "owner") | null;
            /** @description A token: send it as `Authorization: Bearer tl_…`. */
            token: string | null;
            /** @description What was done. */
            action: string;
            /** @description Id of a game. */
            game: string | null;
            /** @description What it is about, where that is no game. */
            subject: string | null;
            /** @description Whether the game ran then. */
            running: boolean;
            /** @description Why. */
            reason: string | null;
            /** @description In your own words, for other operators: kept apart, for it may name somebody. */
            note: string | null;
            /** @description Who has won; null while the game runs. */
            outcome: string | null;
            /** @description What is wrong, in a sentence. */
            detail: {
                [key: string]: unknown;
            };
        };
        Befallen: {
            /**
             * Format: uuid
             * @description Id of a game.
             */
            game: string;
            /** @description How many events the game has come to. */
            version: number;
            /** @description The keyed hash of the stored row in which that version lies: keep it to check the log. */
            head: string | null;
            /** @description Why all clocks stand still, and since when; null: they do not. */
            paused: components["schemas"]["Paused"] | null;
            /** @description How the game ended, and when; null: it has not. */
            ended: components["schemas"]["Ended"] | null;
        };
        BringPackInput: {
            /** @description The content pack whole; it names its `ruleset`. */
            content: {
                [key: string]: unknown;
            };
            /** @description Whether others may choose it; without it as the pack in whose place it comes, else not. */
            shared?: boolean;
        };
        ChainCheck: {
            /** @description Whether all is as it should be. */
            ok: boolean;
            /** @description How many stored rows there are. */
            rows: number;
            /** @description The keyed hash of the stored row in which that version lies: keep it to check the log. */
            head: string;
            /** @description Whether the seed is that of the commitment. */
            commitmentHolds: boolean;
            /** @description Whether each row stands behind the one before it. */
            chainHolds: boolean;
            /** @description Where the log breaks, and why; null: nowhere. */
            broken: {
                /** @description The number of the stored row, from 0. */
                row: number;
                /** @description How many events the game has come to. */
                version: number;
                /** @description Why. */
                reason: string;
            } | null;
            /** @description Whether what was handed in is from this log, or why not; null: nothing was. */
            receipt: components["schemas"]["CheckedReceipt"] | null;
            /** @description How many events the game has come to. */
            version: number;
        };
        ChangeWebhookInput: {
            /** @description Where it is. */
            url?: string;
            /** @description What it is to be told of. */
            events?: ("turn.opened" | "game.started" | "game.over" | "game.stalled")[];
            /** @description Whether it is to be on. */
            on?: boolean;
        };
        CheckedReceipt: {
            /** @description The keyed hash of the stored row in which that version lies: keep it to check the log. */
            head: string | null;
            /** @description How many events the game has come to. */
            version: number | null;
            /** @description The number of the stored row, from 0. */
            row: number | null;
            /** @description Why. */
            reason: string | null;
        };
        Choice: components["schemas"]["GoalscorerChoice"] | components["schemas"]["RisingStarChoice"] | components["schemas"]["StarplayerChoice"] | components["schemas"]["SuperclubChoice"] | components["schemas"]["TitleChaseChoice"];
        Clock: {
            /** @description Its kind. */
            kind: string;
            /** @description So many seconds. */
            seconds: number;
        };
        CreateGameInput: {
            /** @description Id of a ruleset, such as `goalscorer`. */
            ruleset: string;
            /** @description The options of the game, as the ruleset has them. Without it: `{}`. */
            options?: components["schemas"]["Options"];
            /** @description Name or hash of the content pack; without one the first of the ruleset. */
            contentPack?: string;
            /** @description The seats in their order. */
            seats: components["schemas"]["SeatInput"][];
            /**
             * @description Whether everybody may know of the game. Without it: `"public"`.
             * @enum {string}
             */
            visibility?: "public" | "private";
            /** @description The pace of the table: the seconds of a usual question. Each kind of question has the share of it that the ruleset gives: a lot is short, a line-up long. What a rulebook prints goes first, and an option of the game before that. Null: nothing has a clock but what an option names; races end when everybody has answered, auctions when all but one have passed. Without it: `null`. */
            decisionSeconds?: number | null;
            /**
             * @description What happens when a seat lets its time run out. `wait`: nothing has a clock, and everybody is waited for. `default`: the default of the ruleset is done for the seat. `bot`: so it is, and a bot takes the seat until its player comes back, where the game waited for an answer that had `decisionSeconds` or more; who misses a shorter question keeps the seat. Without one: `default` where anything has a clock, else `wait`.
             * @enum {string}
             */
            absence?: "wait" | "default" | "bot";
            /** @description Whether sensible answers are told, what the house bot would play first: `examples` of a decision, numbered options of agents. False: legal moves alone, for rated games or to measure players. Without it: true. */
            hints?: boolean;
        } | {
            /** @description Id of a ruleset, such as `goalscorer`. */
            ruleset: string;
            /** @description The document that `save` gave. */
            save: unknown;
            /** @description What is to be otherwise than it was saved; the ruleset says what may be. */
            changes?: unknown;
            /** @description Name or hash of the content pack; without one the first of the ruleset. */
            contentPack?: string;
            /** @description Take a document that is not, or no more, as this service has sealed it. It is judged by all that the rules keep to, and everybody at the table sees that it was taken. Without it: `false`. */
            unsealed?: boolean;
            /** @description The seats in their order. */
            seats: components["schemas"]["SeatInput"][];
            /**
             * @description Whether everybody may know of the game. Without it: `"public"`.
             * @enum {string}
             */
            visibility?: "public" | "private";
            /** @description The pace of the table: the seconds of a usual question. Each kind of question has the share of it that the ruleset gives: a lot is short, a line-up long. What a rulebook prints goes first, and an option of the game before that. Null: nothing has a clock but what an option names; races end when everybody has answered, auctions when all but one have passed. Without it: `null`. */
            decisionSeconds?: number | null;
            /**
             * @description What happens when a seat lets its time run out. `wait`: nothing has a clock, and everybody is waited for. `default`: the default of the ruleset is done for the seat. `bot`: so it is, and a bot takes the seat until its player comes back, where the game waited for an answer that had `decisionSeconds` or more; who misses a shorter question keeps the seat. Without one: `default` where anything has a clock, else `wait`.
             * @enum {string}
             */
            absence?: "wait" | "default" | "bot";
            /** @description Whether sensible answers are told, what the house bot would play first: `examples` of a decision, numbered options of agents. False: legal moves alone, for rated games or to measure players. Without it: true. */
            hints?: boolean;
        };
        CreateTokenInput: {
            /** @description What its maker calls it. Without it: `"token"`. */
            label?: string;
            /** @description What the token allows. */
            scopes: ("play" | "read" | "support" | "operator" | "owner")[];
            /** @description So long the token is good; without it as long as its maker may allow. Without it: `null`. */
            expiresInSeconds?: number | null;
        };
        CreateWebhookInput: {
            /** @description Where it is. */
            url: string;
            /** @description What it is to be told of. */
            events: ("turn.opened" | "game.started" | "game.over" | "game.stalled")[];
        };
        Created: {
            /**
             * Format: uuid
             * @description Id: opaque, for good.
             */
            id: string;
            /** @description Id of a ruleset, such as `goalscorer`. */
            ruleset: string;
            /**
             * @description Whether the game waits for seats, runs, is over, or was called off.
             * @enum {string}
             */
            status: "open" | "running" | "over" | "cancelled";
            /**
             * @description Whether everybody may know of the game.
             * @enum {string}
             */
            visibility: "public" | "private";
            /** @description Id of the account that made the game; null once it has left. */
            host: string | null;
            /** @description Name or hash of the content pack; without one the first of the ruleset. */
            contentPack: string;
            /** @description The options of the game, as the ruleset has them. */
            options: unknown;
            /** @description The pace of the table: the seconds of a usual question. Each kind of question has the share of it that the ruleset gives: a lot is short, a line-up long. What a rulebook prints goes first, and an option of the game before that. Null: nothing has a clock but what an option names; races end when everybody has answered, auctions when all but one have passed. */
            decisionSeconds: number | null;
            /**
             * @description What happens when a seat lets its time run out. `wait`: nothing has a clock, and everybody is waited for. `default`: the default of the ruleset is done for the seat. `bot`: so it is, and a bot takes the seat until its player comes back, where the game waited for an answer that had `decisionSeconds` or more; who misses a shorter question keeps the seat.
             * @enum {string}
             */
            absence: "wait" | "default" | "bot";
            /** @description Whether sensible answers are told, what the house bot would play first: `examples` of a decision, numbered options of agents. False: legal moves alone, for rated games or to measure players. */
            hints: boolean;
            /** @description Of a game that goes on from a save, sealed or not. */
            saved: components["schemas"]["SavedGame"] | null;
            /** @description When it was made, in milliseconds since 1970. */
            createdAt: number;
            /** @description When the game started, in milliseconds since 1970; null: it has not. */
            startedAt: number | null;
            /** @description When the game ended, in milliseconds since 1970; null: it has not. */
            endedAt: number | null;
            /** @description How the game ended. Null while it runs, and of one that was called off before it started. */
            ended: components["schemas"]["Ended"] | null;
            /** @description The game, and the version of it, of which this one is a fork. */
            origin: components["schemas"]["ForkOrigin"] | null;
            /** @description The seats in their order. */
            seats: {
                /** @description Number of the seat, from 0; null: none. */
                seat: number;
                /**
                 * @description Its kind.
                 * @enum {string}
                 */
                kind: "open" | "account" | "bot" | "host";
                /** @description Id of an account; null: nobody, or somebody who has left. */
                account: string | null;
                /** @description What it is called; null: nobody, or somebody who has left. */
                name: string | null;
                /** @description False: the seat is kept for somebody who has not joined yet. */
                joined: boolean;
                /** @description What the seat chose at joining: a pawn, a club, a team, as the ruleset has it. */
                choices: unknown;
            }[];
            /** @description Number of the seat, from 0; null: none. */
            seat: number | null;
            /** @description How many events the game has come to. */
            version: number;
            /** @description Whoever has it may join a private game; null to those who may not know it. */
            inviteCode: string | null;
            /** @description SHA-256 of the seed from which all luck of the game follows. */
            commitment: string;
        };
        Decision: {
            /** @description Id: opaque, for good. */
            id: string;
            /** @description Its kind. */
            kind: string;
            /** @description Number of the seat, from 0; null: none. */
            seat: number;
            /** @description The types of moves that answer it. */
            moves: string[];
            /** @description What the question is about, as the ruleset has it. */
            about: {
                [key: string]: number;
            } | null;
            /** @description Until when it can be answered, in milliseconds since 1970; null: no clock runs. */
            deadline: number | null;
            /** @description Whether it may be left unanswered: nobody waits for it. */
            standing: boolean;
            /** @description Why no answer is taken for now; null or false: one is. */
            suspended: string | null;
            /** @description The question in a sentence; where words were asked for. */
            question?: string;
            /** @description False: the spaces hold all legal moves, and some that will be refused. */
            exact: boolean;
            /** @description How many there are; at 9007199254740991: a great many. */
            count: number;
            /** @description The legal moves, as sets: what each field may be. */
            spaces: unknown[];
            /** @description JSON Schema. */
            schema: {
                [key: string]: unknown;
            };
            /** @description Some legal moves: what the house bot would consider first. */
            examples: components["schemas"]["Move"][];
            /** @description What each of the examples means, in their order; where words were asked for. */
            labels?: string[];
            /** @description What ids in the spaces are called, where people call them otherwise; with the words. */
            names?: {
                [key: string]: string;
            };
        };
        DecisionBrief: {
            /** @description Id: opaque, for good. */
            id: string;
            /** @description Its kind. */
            kind: string;
            /** @description Number of the seat, from 0; null: none. */
            seat: number;
            /** @description The types of moves that answer it. */
            moves: string[];
            /** @description What the question is about, as the ruleset has it. */
            about: {
                [key: string]: number;
            } | null;
            /** @description Until when it can be answered, in milliseconds since 1970; null: no clock runs. */
            deadline: number | null;
            /** @description Whether it may be left unanswered: nobody waits for it. */
            standing: boolean;
            /** @description Why no answer is taken for now; null or false: one is. */
            suspended: string | null;
            /** @description The question in a sentence; where words were asked for. */
            question?: string;
        };
        DecisionOfOther: {
            /** @description Number of the seat, from 0; null: none. */
            seat: number;
            /** @description Its kind. */
            kind: string;
            /** @description Until when it can be answered, in milliseconds since 1970; null: no clock runs. */
            deadline: number | null;
            /** @description Whether it may be left unanswered: nobody waits for it. */
            standing: boolean;
            /** @description Why no answer is taken for now; null or false: one is. */
            suspended: boolean;
        };
        Decisions: {
            /** @description How many events the game has come to. */
            version: number;
            /** @description The open questions to the seat. */
            decisions: components["schemas"]["Decision"][];
            /** @description How the seat stands, in sentences; where words were asked for. */
            facts?: string[];
            /** @description The open questions to others, as far as I may know of them. */
            others: components["schemas"]["DecisionOfOther"][];
            /** @description How many seats are still to answer, where it is a secret which. */
            awaited: {
                /** @description Its kind. */
                kind: string;
                /** @description How many there are; at 9007199254740991: a great many. */
                count: number;
            }[];
            /** @description The clock of the database now, in milliseconds since 1970. */
            serverTime: number;
        };
        DeliveryTry: {
            /** @description When, in milliseconds since 1970 by the clock of the database. */
            at: number;
            /** @description How long it took. */
            milliseconds: number;
            /** @description Of its answer; null: none came in time. */
            status: number | null;
            /** @description What went wrong, in a word; null: nothing. */
            problem: string | null;
        };
        Ended: {
            /** @description When, in milliseconds since 1970 by the clock of the database. */
            at: number;
            /**
             * @description Who did it: the rules, an operator, or the host.
             * @enum {string}
             */
            by: "rules" | "operator" | "host";
            /** @description Why. */
            reason: string | null;
        };
        Event: components["schemas"]["GoalscorerEvent"] | components["schemas"]["RisingStarEvent"] | components["schemas"]["StarplayerEvent"] | components["schemas"]["SuperclubEvent"] | components["schemas"]["TitleChaseEvent"];
        Events: {
            /** @description What is on this page. */
            items: components["schemas"]["SeenEvent"][];
            /** @description Hand it in as `after` to go on; null: that was all. */
            next: number | null;
            /** @description How many events the game has come to. */
            version: number;
            /** @description Whether the game has ended. */
            over: boolean;
            /** @description Of each commit what made it happen; null while the game runs. */
            causes: {
                /** @description How many events the game has come to. */
                version: number;
                /** @description When, in milliseconds since 1970 by the clock of the database. */
                at: number;
                /** @description The version of the rules. */
                rules: number;
                /** @description What made the events happen. */
                cause: {
                    /** @description Its kind. */
                    kind: string;
                } & {
                    [key: string]: unknown;
                };
            }[] | null;
        };
        Fairness: {
            /** @description SHA-256 of the seed from which all luck of the game follows. */
            commitment: string;
            /** @description From which all luck of the game follows; null until the game has ended. */
            seed: string | null;
            /** @description What seats added to the luck of the game before it started. */
            entropy: string[];
        };
        ForkInput: {
            /** @description When, in milliseconds since 1970 by the clock of the database. */
            at: number;
            /** @description One for each seat, in their order. `me` on several of them: I play them all, and see all; then all others are bots. */
            seats: ({
                /**
                 * @description Its kind.
                 * @constant
                 */
                kind: "me";
            } | {
                /**
                 * @description Its kind.
                 * @constant
                 */
                kind: "bot";
            } | {
                /**
                 * @description Its kind.
                 * @constant
                 */
                kind: "account";
                /**
                 * Format: uuid
                 * @description Id of an account; null: nobody, or somebody who has left.
                 */
                account: string;
            })[];
            /** @description The pace of the fork; null: no clocks. Without it: `null`. */
            decisionSeconds?: number | null;
        };
        ForkOrigin: {
            /**
             * Format: uuid
             * @description Id of a game.
             */
            game: string;
            /** @description How many events the game has come to. */
            version: number;
        };
        Game: {
            /**
             * Format: uuid
             * @description Id: opaque, for good.
             */
            id: string;
            /** @description Id of a ruleset, such as `goalscorer`. */
            ruleset: string;
            /**
             * @description Whether the game waits for seats, runs, is over, or was called off.
             * @enum {string}
             */
            status: "open" | "running" | "over" | "cancelled";
            /**
             * @description Whether everybody may know of the game.
             * @enum {string}
             */
            visibility: "public" | "private";
            /** @description Id of the account that made the game; null once it has left. */
            host: string | null;
            /** @description Name or hash of the content pack; without one the first of the ruleset. */
            contentPack: string;
            /** @description The options of the game, as the ruleset has them. */
            options: unknown;
            /** @description The pace of the table: the seconds of a usual question. Each kind of question has the share of it that the ruleset gives: a lot is short, a line-up long. What a rulebook prints goes first, and an option of the game before that. Null: nothing has a clock but what an option names; races end when everybody has answered, auctions when all but one have passed. */
            decisionSeconds: number | null;
            /**
             * @description What happens when a seat lets its time run out. `wait`: nothing has a clock, and everybody is waited for. `default`: the default of the ruleset is done for the seat. `bot`: so it is, and a bot takes the seat until its player comes back, where the game waited for an answer that had `decisionSeconds` or more; who misses a shorter question keeps the seat.
             * @enum {string}
             */
            absence: "wait" | "default" | "bot";
            /** @description Whether sensible answers are told, what the house bot would play first: `examples` of a decision, numbered options of agents. False: legal moves alone, for rated games or to measure players. */
            hints: boolean;
            /** @description Of a game that goes on from a save, sealed or not. */
            saved: components["schemas"]["SavedGame"] | null;
            /** @description When it was made, in milliseconds since 1970. */
            createdAt: number;
            /** @description When the game started, in milliseconds since 1970; null: it has not. */
            startedAt: number | null;
            /** @description When the game ended, in milliseconds since 1970; null: it has not. */
            endedAt: number | null;
            /** @description How the game ended. Null while it runs, and of one that was called off before it started. */
            ended: components["schemas"]["Ended"] | null;
            /** @description The game, and the version of it, of which this one is a fork. */
            origin: components["schemas"]["ForkOrigin"] | null;
            /** @description The seats in their order. */
            seats: {
                /** @description Number of the seat, from 0; null: none. */
                seat: number;
                /**
                 * @description Its kind.
                 * @enum {string}
                 */
                kind: "open" | "account" | "bot" | "host";
                /** @description Id of an account; null: nobody, or somebody who has left. */
                account: string | null;
                /** @description What it is called; null: nobody, or somebody who has left. */
                name: string | null;
                /** @description False: the seat is kept for somebody who has not joined yet. */
                joined: boolean;
                /** @description What the seat chose at joining: a pawn, a club, a team, as the ruleset has it. */
                choices: unknown;
            }[];
            /** @description Number of the seat, from 0; null: none. */
            seat: number | null;
            /** @description How many events the game has come to. */
            version: number;
            /** @description The seats that the game waits for, as far as I may know. Null, of games in which I do not sit: the game itself says it, this node has not looked. */
            awaits: number[] | null;
            /** @description Who has won. Null while the game runs, and where `awaits` would be null. */
            outcome: components["schemas"]["Outcome"] | null;
        };
        GameNews: {
            /** @description What the games of the account came to. Who comes back with the last one is sent the state only if it is another by now. */
            id: string;
            /** @description `created`: by me. `invited`: a seat is kept for me. `joined`, `left`: somebody, maybe I, has taken or given up a seat. `started`. `turn`: I am asked something new; `answered`: nothing any more. `ended`. `cancelled`: called off before it started. */
            news: ("created" | "invited" | "joined" | "left" | "started" | "turn" | "answered" | "ended" | "cancelled")[];
            /** @description Id of a game. */
            game: components["schemas"]["Game"];
        };
        GoalscorerChoice: Record<string, never>;
        GoalscorerEvent: {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.started";
            /**
             * @description How many seats play: always two.
             * @constant
             */
            seats: 2;
            /** @description The options of the table. */
            options: {
                /**
                 * @description How long the Pitch is; longer is slower.
                 * @default 10
                 */
                rows: 10 | 12 | 14;
                /**
                 * @description Turns of each side; null: only a Star Player or a side that is stuck ends the game.
                 * @default 20
                 */
                turnLimit: number | null;
                /**
                 * @description Where the counters start: a formation of the pack.
                 * @default four-four-two
                 */
                formation: string;
                /**
                 * @description Whether the number 1 can be captured, of which nothing comes.
                 * @default true
                 */
                goalkeeperCapturable: boolean;
                /**
                 * @description Whether an Offside may show the Substitute.
                 * @default false
                 */
                offsideMayRevealSubstitute: boolean;
                /**
                 * @description Whether the counter that the Substitute replaces is shown.
                 * @default false
                 */
                revealReplacedCounter: boolean;
                /**
                 * @description Seconds for each move; null: those of the table, if any.
                 * @default null
                 */
                decisionTimeLimitSeconds: number | null;
            };
            /** @description Where the counters of each seat start. */
            formation: {
                /** @description A plain name, unique in its list. */
                id: string;
                /** @description What people call it. */
                name: string;
                /** @description Where each counter starts, as its own seat sees the Pitch. */
                squares: {
                    /** @description Column, and rank counted from the own Goal Line, of the Goalkeeper. */
                    1: [
                        number,
                        number
                    ];
                    /** @description Column, and rank counted from the own Goal Line, of number 9. */
                    9: [
                        number,
                        number
                    ];
                    /** @description Column, and rank counted from the own Goal Line, of number 10. */
                    10: [
                        number,
                        number
                    ];
                    /** @description Column and rank of y1 to y8, in this order. */
                    youth: [
                        number,
                        number
                    ][];
                };
            };
            /** @description Id of the content pack that the game is played with. */
            contentPack: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "counters.dealt";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The counters of the seat, as they start. */
            counters: {
                /**
                 * @description The counter, named by where it started: `home-9`, `away-y3`; `s` is the Substitute.
                 * @enum {string}
                 */
                counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
                /** @description The square by column and row, such as `d1`; null: off the Pitch. */
                square: string | null;
                /**
                 * @description What the counter is now: hidden, in the team, waiting, or out of the game.
                 * @enum {string}
                 */
                status: "youth" | "first-team" | "substitute" | "captured" | "removed" | "replaced";
                /**
                 * @description Who the counter is; null: not for this viewer to know.
                 * @enum {string}
                 */
                identity: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
            }[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "counters.dealt";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The counters of the seat, as they start. */
            counters: {
                /**
                 * @description The counter, named by where it started: `home-9`, `away-y3`; `s` is the Substitute.
                 * @enum {string}
                 */
                counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
                /** @description The square by column and row, such as `d1`; null: off the Pitch. */
                square: string | null;
                /**
                 * @description What the counter is now: hidden, in the team, waiting, or out of the game.
                 * @enum {string}
                 */
                status: "youth" | "first-team" | "substitute" | "captured" | "removed" | "replaced";
                /** @description Who the counter is; null: not for this viewer to know. */
                identity: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star") | null;
            }[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "turn.started";
            /** @description The turn, from 1: odd ones are home's, even ones away's; 0 before the first. */
            turn: number;
            /** @description The round, from 1: a turn of each seat. */
            round: number;
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The Penalty or Offside that the seat has in place of its Youth Counter move; null: none. */
            award: ("penalty" | "offside") | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "award.lapsed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The award that is lost.
             * @enum {string}
             */
            award: "penalty" | "offside";
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "no-target" | "turn-limit";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "youth.moved";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The counter, named by where it started: `home-9`, `away-y3`; `s` is the Substitute.
             * @enum {string}
             */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /** @description The square that the counter leaves. */
            from: string;
            /** @description The square that the counter enters. */
            to: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "goal-line.reached";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The counter, named by where it started: `home-9`, `away-y3`; `s` is the Substitute.
             * @enum {string}
             */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /** @description The square by column and row, such as `d1`; null: off the Pitch. */
            square: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "penalty.awarded";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The own counter that was captured, for which the award is.
             * @enum {string}
             */
            causedBy: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "offside.awarded";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The own counter that was captured, for which the award is.
             * @enum {string}
             */
            causedBy: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "penalty.taken";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The counter, named by where it started: `home-9`, `away-y3`; `s` is the Substitute.
             * @enum {string}
             */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /**
             * @description What comes of the Penalty; `no-effect`: the picked Star Player was known already.
             * @enum {string}
             */
            outcome: "goal" | "removed" | "star-revealed" | "no-effect";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "offside.taken";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The counter, named by where it started: `home-9`, `away-y3`; `s` is the Substitute.
             * @enum {string}
             */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "identity.revealed";
            /**
             * @description The counter, named by where it started: `home-9`, `away-y3`; `s` is the Substitute.
             * @enum {string}
             */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /**
             * @description Who the counter is: its number, or the Star Player.
             * @enum {string}
             */
            identity: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
            /**
             * @description How everybody came to know who the counter is.
             * @enum {string}
             */
            cause: "penalty" | "offside" | "debut" | "capture" | "star-arrived" | "replaced";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "counter.removed";
            /**
             * @description The counter, named by where it started: `home-9`, `away-y3`; `s` is the Substitute.
             * @enum {string}
             */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /** @description The square by column and row, such as `d1`; null: off the Pitch. */
            square: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "first-teamer.moved";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The counter, named by where it started: `home-9`, `away-y3`; `s` is the Substitute.
             * @enum {string}
             */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /** @description The square that the counter leaves. */
            from: string;
            /** @description The square that the counter enters. */
            to: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "substitute.brought-on";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The Substitute, which is a First Teamer from now on.
             * @enum {string}
             */
            on: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /**
             * @description The counter that the Substitute replaces, and that leaves the game.
             * @enum {string}
             */
            off: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /** @description The square by column and row, such as `d1`; null: off the Pitch. */
            square: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "debut.made";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The counter, named by where it started: `home-9`, `away-y3`; `s` is the Substitute.
             * @enum {string}
             */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /**
             * @description Who the counter is: its number, or the Star Player.
             * @enum {string}
             */
            identity: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
            /** @description The square that the counter leaves. */
            from: string;
            /** @description The square that the counter enters. */
            to: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "counter.captured";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The First Teamer that captures.
             * @enum {string}
             */
            by: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /**
             * @description The captured counter, which is out of the game.
             * @enum {string}
             */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /**
             * @description Who the captured counter was.
             * @enum {string}
             */
            identity: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
            /** @description The square by column and row, such as `d1`; null: off the Pitch. */
            square: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "goals.scored";
            /** @description The turn, from 1: odd ones are home's, even ones away's; 0 before the first. */
            turn: number;
            /** @description The seat that scores. */
            seat: number;
            /** @description How many goals are scored. */
            goals: 1 | 2;
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "capture" | "penalty" | "star-captured" | "star-arrived";
            /**
             * @description The captured or picked counter, or the own Star Player that arrived.
             * @enum {string}
             */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /** @description Goals of both seats, home's first. */
            score: [
                number,
                number
            ];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "seat.stuck";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The move for which it has no counter.
             * @enum {string}
             */
            step: "youth-move" | "first-teamer-move";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.ended";
            /** @description How the game ended; null while it runs. */
            result: {
                /**
                 * @description By which rule the game ended.
                 * @enum {string}
                 */
                reason: "star-captured" | "star-arrived" | "turn-limit" | "stuck" | "resigned";
                /** @description The seat with more goals; null: a draw. */
                winner: number | null;
                /** @description Goals of both seats, home's first. */
                score: [
                    number,
                    number
                ];
                /** @description The seat that could not make its next required move; null: none. */
                stuck: {
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /**
                     * @description The move for which it has no counter.
                     * @enum {string}
                     */
                    step: "youth-move" | "first-teamer-move";
                } | null;
            };
            /** @description Who every counter was. */
            identities: {
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "home-1": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "home-9": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "home-10": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "home-y1": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "home-y2": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "home-y3": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "home-y4": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "home-y5": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "home-y6": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "home-y7": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "home-y8": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "home-s": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "away-1": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "away-9": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "away-10": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "away-y1": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "away-y2": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "away-y3": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "away-y4": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "away-y5": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "away-y6": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "away-y7": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "away-y8": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /**
                 * @description Who the counter of this name was.
                 * @enum {string}
                 */
                "away-s": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "seat.handed-over";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Who plays the seat from now on.
             * @enum {string}
             */
            to: "player" | "bot";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.cancelled";
            /**
             * @description Why the game was called off.
             * @enum {string}
             */
            reason: "abandoned" | "players-asked" | "cheating" | "abuse" | "fault" | "maintenance" | "other";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.paused";
            /**
             * @description Why all clocks stand still.
             * @enum {string}
             */
            reason: "incident" | "maintenance" | "dispute" | "players-asked";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.resumed";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "clock.extended";
            /** @description The seat that has more time; null where it is a secret who is asked. */
            seat: number;
            /** @description So many more. */
            seconds: number;
            /** @description Whether all may know who is asked. */
            open: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "clock.extended";
            /** @description The seat that has more time; null where it is a secret who is asked. */
            seat: null;
            /** @description So many more. */
            seconds: number;
            /** @description Whether all may know who is asked. */
            open: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.forked";
            /** @description The game of which this one is a fork. */
            game: string;
            /** @description The version of that game up to which its log is the same. */
            version: number;
        };
        GoalscorerMove: {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "move-youth";
            /**
             * @description The counter, named by where it started: `home-9`, `away-y3`; `s` is the Substitute.
             * @enum {string}
             */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /** @description The square that the counter enters. */
            to: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "take-penalty";
            /**
             * @description The counter, named by where it started: `home-9`, `away-y3`; `s` is the Substitute.
             * @enum {string}
             */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "call-offside";
            /**
             * @description The counter, named by where it started: `home-9`, `away-y3`; `s` is the Substitute.
             * @enum {string}
             */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "move-first-teamer";
            /**
             * @description The counter, named by where it started: `home-9`, `away-y3`; `s` is the Substitute.
             * @enum {string}
             */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /** @description The square that the counter enters. */
            to: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "make-debut";
            /** @description Whether the Substitute comes on in place of the counter on the Goal Line. */
            useSubstitute: boolean;
            /** @description The square that the counter enters. */
            to: string;
        };
        GoalscorerMoveAnswer: components["schemas"]["MadeMove"] & {
            /**
             * @description Id of a ruleset, such as `goalscorer`.
             * @constant
             */
            ruleset: "goalscorer";
            /** @description What the viewer may see of the game, as the ruleset has it; null before the start. */
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
             * @description Id of a ruleset, such as `goalscorer`.
             * @constant
             */
            ruleset: "goalscorer";
            /** @description What the viewer may see of the game, as the ruleset has it; null before the start. */
            view: components["schemas"]["GoalscorerView"] | null;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "goalscorer";
        };
        GoalscorerOptions: {
            /** @description How long the Pitch is; longer is slower. Without it: `10`. */
            rows?: 10 | 12 | 14;
            /** @description Turns of each side; null: only a Star Player or a side that is stuck ends the game. Without it: `20`. */
            turnLimit?: number | null;
            /** @description Where the counters start: a formation of the pack. Without it: `"four-four-two"`. */
            formation?: string;
            /** @description Whether the number 1 can be captured, of which nothing comes. Without it: `true`. */
            goalkeeperCapturable?: boolean;
            /** @description Whether an Offside may show the Substitute. Without it: `false`. */
            offsideMayRevealSubstitute?: boolean;
            /** @description Whether the counter that the Substitute replaces is shown. Without it: `false`. */
            revealReplacedCounter?: boolean;
            /** @description Seconds for each move; null: those of the table, if any. Without it: `null`. */
            decisionTimeLimitSeconds?: number | null;
        };
        GoalscorerView: {
            /** @description Who looks: a seat by its number, a `spectator` or an `admin`. */
            viewer: number | ("spectator" | "admin");
            /** @description The options of the table. */
            options: {
                /**
                 * @description How long the Pitch is; longer is slower.
                 * @default 10
                 */
                rows: 10 | 12 | 14;
                /**
                 * @description Turns of each side; null: only a Star Player or a side that is stuck ends the game.
                 * @default 20
                 */
                turnLimit: number | null;
                /**
                 * @description Where the counters start: a formation of the pack.
                 * @default four-four-two
                 */
                formation: string;
                /**
                 * @description Whether the number 1 can be captured, of which nothing comes.
                 * @default true
                 */
                goalkeeperCapturable: boolean;
                /**
                 * @description Whether an Offside may show the Substitute.
                 * @default false
                 */
                offsideMayRevealSubstitute: boolean;
                /**
                 * @description Whether the counter that the Substitute replaces is shown.
                 * @default false
                 */
                revealReplacedCounter: boolean;
                /**
                 * @description Seconds for each move; null: those of the table, if any.
                 * @default null
                 */
                decisionTimeLimitSeconds: number | null;
            };
            /** @description The turn, from 1: odd ones are home's, even ones away's; 0 before the first. */
            turn: number;
            /** @description The round, from 1: a turn of each seat. */
            round: number;
            /** @description The seat whose turn it is. */
            seat: number;
            /**
             * @description What the seat is asked for next.
             * @enum {string}
             */
            step: "youth-move" | "penalty" | "offside" | "first-teamer-move" | "debut-move" | "ended";
            /** @description The Penalty or Offside that the seat has in place of its Youth Counter move; null: none. */
            award: {
                /**
                 * @description Whether the award is a Penalty or an Offside.
                 * @enum {string}
                 */
                kind: "penalty" | "offside";
                /** @description The seat that has the award. */
                seat: number;
                /**
                 * @description The own counter that was captured, for which the award is.
                 * @enum {string}
                 */
                causedBy: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            } | null;
            /** @description The Youth Counter that is on the opposing Goal Line and makes its debut next; null: none. */
            debut: ("home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s") | null;
            /** @description Goals of both seats, home's first. */
            score: [
                number,
                number
            ];
            /** @description All goals, in the order in which they were scored. */
            goals: {
                /** @description The turn, from 1: odd ones are home's, even ones away's; 0 before the first. */
                turn: number;
                /** @description The seat that scores. */
                seat: number;
                /** @description How many goals are scored. */
                goals: 1 | 2;
                /**
                 * @description Why it happens.
                 * @enum {string}
                 */
                reason: "capture" | "penalty" | "star-captured" | "star-arrived";
                /**
                 * @description The captured or picked counter, or the own Star Player that arrived.
                 * @enum {string}
                 */
                counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            }[];
            /** @description How the game ended; null while it runs. */
            result: {
                /**
                 * @description By which rule the game ended.
                 * @enum {string}
                 */
                reason: "star-captured" | "star-arrived" | "turn-limit" | "stuck" | "resigned";
                /** @description The seat with more goals; null: a draw. */
                winner: number | null;
                /** @description Goals of both seats, home's first. */
                score: [
                    number,
                    number
                ];
                /** @description The seat that could not make its next required move; null: none. */
                stuck: {
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /**
                     * @description The move for which it has no counter.
                     * @enum {string}
                     */
                    step: "youth-move" | "first-teamer-move";
                } | null;
            } | null;
            /** @description All counters in canonical order, home first. */
            counters: {
                /**
                 * @description The counter, named by where it started.
                 * @enum {string}
                 */
                id: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
                /** @description The seat whose counter it is. */
                seat: number;
                /**
                 * @description What the counter is now: hidden, in the team, waiting, or out of the game.
                 * @enum {string}
                 */
                status: "youth" | "first-team" | "substitute" | "captured" | "removed" | "replaced";
                /** @description The square by column and row, such as `d1`; null: off the Pitch. */
                square: string | null;
                /** @description Whether everybody knows who the counter is. */
                revealed: boolean;
                /** @description Who the counter is; null: not for this viewer to know. */
                identity: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star") | null;
            }[];
            /** @description By seat, the identities of its counters that are not known to everybody. */
            unknown: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star")[][];
        };
        Invitation: {
            /**
             * Format: uuid
             * @description Id: opaque, for good.
             */
            id: string;
            /** @description Id of a ruleset, such as `goalscorer`. */
            ruleset: string;
            /**
             * @description Whether the game waits for seats, runs, is over, or was called off.
             * @enum {string}
             */
            status: "open" | "running" | "over" | "cancelled";
            /**
             * @description Whether everybody may know of the game.
             * @enum {string}
             */
            visibility: "public" | "private";
            /** @description Id of the account that made the game; null once it has left. */
            host: string | null;
            /** @description Name or hash of the content pack; without one the first of the ruleset. */
            contentPack: string;
            /** @description The options of the game, as the ruleset has them. */
            options: unknown;
            /** @description The pace of the table: the seconds of a usual question. Each kind of question has the share of it that the ruleset gives: a lot is short, a line-up long. What a rulebook prints goes first, and an option of the game before that. Null: nothing has a clock but what an option names; races end when everybody has answered, auctions when all but one have passed. */
            decisionSeconds: number | null;
            /**
             * @description What happens when a seat lets its time run out. `wait`: nothing has a clock, and everybody is waited for. `default`: the default of the ruleset is done for the seat. `bot`: so it is, and a bot takes the seat until its player comes back, where the game waited for an answer that had `decisionSeconds` or more; who misses a shorter question keeps the seat.
             * @enum {string}
             */
            absence: "wait" | "default" | "bot";
            /** @description Whether sensible answers are told, what the house bot would play first: `examples` of a decision, numbered options of agents. False: legal moves alone, for rated games or to measure players. */
            hints: boolean;
            /** @description Of a game that goes on from a save, sealed or not. */
            saved: components["schemas"]["SavedGame"] | null;
            /** @description When it was made, in milliseconds since 1970. */
            createdAt: number;
            /** @description When the game started, in milliseconds since 1970; null: it has not. */
            startedAt: number | null;
            /** @description When the game ended, in milliseconds since 1970; null: it has not. */
            endedAt: number | null;
            /** @description How the game ended. Null while it runs, and of one that was called off before it started. */
            ended: components["schemas"]["Ended"] | null;
            /** @description The game, and the version of it, of which this one is a fork. */
            origin: components["schemas"]["ForkOrigin"] | null;
            /** @description The seats in their order. */
            seats: {
                /** @description Number of the seat, from 0; null: none. */
                seat: number;
                /**
                 * @description Its kind.
                 * @enum {string}
                 */
                kind: "open" | "account" | "bot" | "host";
                /** @description Id of an account; null: nobody, or somebody who has left. */
                account: string | null;
                /** @description What it is called; null: nobody, or somebody who has left. */
                name: string | null;
                /** @description False: the seat is kept for somebody who has not joined yet. */
                joined: boolean;
                /** @description What the seat chose at joining: a pawn, a club, a team, as the ruleset has it. */
                choices: unknown;
            }[];
            /** @description What the host is called; null once it has left. */
            hostName: string | null;
        };
        JoinInput: {
            /** @description A stable code: what a program goes by. */
            code?: string;
            /** @description Number of the seat, from 0; null: none. */
            seat?: number;
            /** @description What the seat chose at joining: a pawn, a club, a team, as the ruleset has it. */
            choices?: components["schemas"]["Choice"];
            /** @description What seats added to the luck of the game before it started. */
            entropy?: string;
        };
        LabelledMove: {
            /** @description A legal move; null: the label tells of all moves of the type. */
            move: components["schemas"]["Move"] | null;
            /** @description What making the move means; without one how such moves look. */
            label: string;
        };
        LoggedCommit: {
            /** @description How many events the game has come to. */
            version: number;
            /** @description When, in milliseconds since 1970 by the clock of the database. */
            at: number;
            /** @description The version of the rules. */
            rules: number;
            /** @description How many numbers were drawn from the luck of the game. */
            drawn: number;
            /** @description What made the events happen. */
            cause: {
                /** @description Its kind. */
                kind: string;
            } & {
                [key: string]: unknown;
            };
            /** @description What happened, in order. */
            events: components["schemas"]["Event"][];
            /** @description The keyed hash of the stored row in which that version lies: keep it to check the log. */
            head: string;
        };
        Look: {
            /**
             * Format: uuid
             * @description Id: opaque, for good.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of a game.
             */
            game: string;
            /** @description Id of an account; null: nobody, or somebody who has left. */
            account: string | null;
            /** @description By which your own house finds the case. */
            caseRef: string | null;
            /** @description When the game ended, in milliseconds since 1970; null: it has not. */
            endedAt: number | null;
            /** @description When, in milliseconds since 1970 by the clock of the database. */
            at: number;
            /** @description Until when they could look. */
            until: number;
            /**
             * @description What somebody may do beside playing; null: nothing.
             * @enum {string}
             */
            role: "support" | "operator" | "owner";
            /** @description Why. */
            reason: string | null;
            /** @description Between which versions the game was seen; null: it was not. */
            versions: {
                /** @description The version before the first of the events. */
                from: number;
                /** @description The version after the last of the events. */
                to: number;
            } | null;
        };
        LookTold: {
            /** @description When, in milliseconds since 1970 by the clock of the database. */
            at: number;
            /** @description Until when they could look. */
            until: number;
            /**
             * @description What somebody may do beside playing; null: nothing.
             * @enum {string}
             */
            role: "support" | "operator" | "owner";
            /** @description Why. */
            reason: string | null;
            /** @description Between which versions the game was seen; null: it was not. */
            versions: {
                /** @description The version before the first of the events. */
                from: number;
                /** @description The version after the last of the events. */
                to: number;
            } | null;
        };
        MadeMove: {
            /** @description How many events the game has come to. */
            version: number;
            /** @description The keyed hash of the stored row in which that version lies: keep it to check the log. */
            head: string;
            /** @description What happened, in order. */
            events: components["schemas"]["SeenEvent"][];
            /** @description The open questions to the seat. */
            decisions: components["schemas"]["DecisionBrief"][];
            /** @description Who has won; null while the game runs. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description The view as a person or a language model can read it. */
            text?: string;
            /** @description The own questions with everything that answers them; with `include=decisions`. */
            whole?: components["schemas"]["Decision"][];
            /** @description How the seat stands, in sentences; where words were asked for. */
            facts?: string[];
        };
        Move: components["schemas"]["GoalscorerMove"] | components["schemas"]["RisingStarMove"] | components["schemas"]["StarplayerMove"] | components["schemas"]["SuperclubMove"] | components["schemas"]["TitleChaseMove"];
        MoveAnswer: components["schemas"]["GoalscorerMoveAnswer"] | components["schemas"]["RisingStarMoveAnswer"] | components["schemas"]["StarplayerMoveAnswer"] | components["schemas"]["SuperclubMoveAnswer"] | components["schemas"]["TitleChaseMoveAnswer"];
        MoveInput: {
            /** @description Id of the open question that the move answers. */
            decisionId: string;
            /** @description The move, as the ruleset has it: a `type`, and its fields. */
            move: components["schemas"]["Move"];
        };
        NewToken: {
            /**
             * Format: uuid
             * @description Id: opaque, for good.
             */
            id: string;
            /** @description What its maker calls it. */
            label: string;
            /** @description What the token allows. */
            scopes: ("play" | "read" | "support" | "operator" | "owner")[];
            /** @description When it was made, in milliseconds since 1970. */
            createdAt: number;
            /** @description When the token ends, in milliseconds since 1970; null: it does not. */
            expiresAt: number | null;
            /** @description The token itself: it is shown this once. */
            secret: string;
        };
        NewWebhook: {
            /** @description A webhook. */
            webhook: components["schemas"]["Webhook"];
            /** @description By which what is sent is signed: it is shown this once. */
            secret: string;
        };
        NewWebhookSecret: {
            /** @description By which what is sent is signed: it is shown this once. */
            secret: string;
            /** @description Until when the secret of before signs as well, in milliseconds since 1970. */
            formerUntil: number;
        };
        Observation: components["schemas"]["GoalscorerObservation"] | components["schemas"]["RisingStarObservation"] | components["schemas"]["StarplayerObservation"] | components["schemas"]["SuperclubObservation"] | components["schemas"]["TitleChaseObservation"];
        ObservedGame: {
            /**
             * Format: uuid
             * @description Id: opaque, for good.
             */
            id: string;
            /**
             * @description Whether the game waits for seats, runs, is over, or was called off.
             * @enum {string}
             */
            status: "open" | "running" | "over" | "cancelled";
            /**
             * @description Whether everybody may know of the game.
             * @enum {string}
             */
            visibility: "public" | "private";
            /** @description Id of the account that made the game; null once it has left. */
            host: string | null;
            /** @description Name or hash of the content pack; without one the first of the ruleset. */
            contentPack: string;
            /** @description The options of the game, as the ruleset has them. */
            options: unknown;
            /** @description The pace of the table: the seconds of a usual question. Each kind of question has the share of it that the ruleset gives: a lot is short, a line-up long. What a rulebook prints goes first, and an option of the game before that. Null: nothing has a clock but what an option names; races end when everybody has answered, auctions when all but one have passed. */
            decisionSeconds: number | null;
            /**
             * @description What happens when a seat lets its time run out. `wait`: nothing has a clock, and everybody is waited for. `default`: the default of the ruleset is done for the seat. `bot`: so it is, and a bot takes the seat until its player comes back, where the game waited for an answer that had `decisionSeconds` or more; who misses a shorter question keeps the seat.
             * @enum {string}
             */
            absence: "wait" | "default" | "bot";
            /** @description Whether sensible answers are told, what the house bot would play first: `examples` of a decision, numbered options of agents. False: legal moves alone, for rated games or to measure players. */
            hints: boolean;
            /** @description Of a game that goes on from a save, sealed or not. */
            saved: components["schemas"]["SavedGame"] | null;
            /** @description When it was made, in milliseconds since 1970. */
            createdAt: number;
            /** @description When the game started, in milliseconds since 1970; null: it has not. */
            startedAt: number | null;
            /** @description When the game ended, in milliseconds since 1970; null: it has not. */
            endedAt: number | null;
            /** @description How the game ended. Null while it runs, and of one that was called off before it started. */
            ended: components["schemas"]["Ended"] | null;
            /** @description The game, and the version of it, of which this one is a fork. */
            origin: components["schemas"]["ForkOrigin"] | null;
            /** @description The seconds of each kind of question at this table; one that is missing has no clock. */
            clocks: components["schemas"]["Clock"][];
            /** @description The seats in their order. */
            seats: components["schemas"]["Seat"][];
            /** @description Number of the seat, from 0; null: none. */
            seat: number | null;
            /** @description Whoever has it may join a private game; null to those who may not know it. */
            inviteCode: string | null;
            /** @description How many events the game has come to. */
            version: number;
            /** @description The keyed hash of the stored row in which that version lies: keep it to check the log. */
            head: string | null;
            /** @description When, in milliseconds since 1970 by the clock of the database. */
            at: number | null;
            /** @description Why all clocks stand still, and since when; no answer is taken. Null: they do not. */
            paused: components["schemas"]["Paused"] | null;
            /** @description The view as a person or a language model can read it. */
            text?: string;
            /** @description The open questions to the seat. */
            decisions: components["schemas"]["DecisionBrief"][];
            /** @description The open questions to others, as far as I may know of them. */
            others: components["schemas"]["DecisionOfOther"][];
            /** @description How many seats are still to answer, where it is a secret which. */
            awaited: {
                /** @description Its kind. */
                kind: string;
                /** @description How many there are; at 9007199254740991: a great many. */
                count: number;
            }[];
            /** @description Who has won; null while the game runs. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description With what the luck of the game can be checked. */
            fairness: components["schemas"]["Fairness"];
            /** @description When operators looked at what was hidden while the game ran. */
            looks: components["schemas"]["LookTold"][];
            /** @description The clock of the database now, in milliseconds since 1970. */
            serverTime: number;
        };
        Options: components["schemas"]["GoalscorerOptions"] | components["schemas"]["RisingStarOptions"] | components["schemas"]["StarplayerOptions"] | components["schemas"]["SuperclubOptions"] | components["schemas"]["TitleChaseOptions"];
        Outcome: {
            /** @description The seats by places, the first first; who share a place stand together. */
            ranking: number[][];
            /** @description What each seat has reached, in seat order. */
            scores: number[];
            /** @description By which rule the game ended. */
            reason: string;
        };
        Pack: {
            /** @description What it is called; null: nobody, or somebody who has left. */
            name: string;
            /** @description SHA-256 of the content. */
            hash: string;
            /** @description What it is called. */
            title: string;
            /** @description As its author counts. */
            version: string;
            /** @description What may surprise those who play with it, though it keeps the rules. */
            warnings: string[];
        };
        PackBrought: {
            /** @description By this a game chooses it: `account/id`. */
            name: string;
            /**
             * Format: uuid
             * @description Id of an account; null: nobody, or somebody who has left.
             */
            account: string;
            /** @description Its plain name: among the packs of its account it is that of one. */
            id: string;
            /** @description Id of a ruleset, such as `goalscorer`. */
            ruleset: string;
            /** @description What it is called. */
            title: string;
            /** @description As its author counts. */
            version: string;
            /** @description SHA-256 of the content. */
            hash: string;
            /** @description How large it is. */
            bytes: number;
            /** @description Whether others may choose it. */
            shared: boolean;
            /** @description When it was brought, in milliseconds since 1970. */
            broughtAt: number;
            /** @description Why an admin has withdrawn it; null: nobody has. */
            withdrawn: string | null;
            /** @description What may surprise those who play with it, though it keeps the rules. */
            warnings: string[];
        };
        Paused: {
            /**
             * @description Why.
             * @enum {string}
             */
            reason: "incident" | "maintenance" | "dispute" | "players-asked";
            /** @description Since when it is so, in milliseconds since 1970. */
            since: number;
        };
        Preview: {
            /** @description Its name. */
            act: string;
            /** @description What has to be typed for it; null: nothing. */
            confirm: string | null;
            /** @description What would come of it, as far as can be told. */
            changes: unknown;
        };
        Problem: {
            /** @description Where the code is explained. */
            type: string;
            /** @description The code as words. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /**
             * @description A stable code: what a program goes by.
             * @enum {string}
             */
            code: "above-role" | "account-unknown" | "act-unknown" | "address-refused" | "already-bid" | "already-seated" | "already-targeted" | "already-trained" | "assets-remain" | "audit-off" | "bad-amount" | "bad-boost" | "bad-formation" | "bad-game-setup" | "bad-goalkeeper" | "bad-penalty-order" | "bad-substitute" | "bad-trade-partner" | "bid-too-low" | "bids-are-binding" | "body-too-large" | "busy" | "card-locked" | "card-not-available" | "card-not-held" | "card-not-owned" | "card-not-sellable" | "card-not-tradable" | "claims-automatic" | "club-set-incomplete" | "confirm-differs" | "content-pack-mismatch" | "continent-empty" | "counter-not-on-pitch" | "counter-refused" | "creditor-not-seat" | "database-unavailable" | "debt-open" | "debut-square-not-allowed" | "decision-closed" | "decline-not-allowed" | "defender-no-diagonal" | "delivery-unknown" | "department-used" | "duplicate-card" | "duplicate-player" | "duplicate-star" | "empty-side" | "export-forbidden" | "export-not-at-rest" | "fork-is-private" | "game-cancelled" | "game-from-newer-version" | "game-full" | "game-not-over" | "game-not-paused" | "game-not-started" | "game-over" | "game-paused" | "game-started" | "game-unknown" | "game-unreadable" | "goalkeeper-outside-area" | "goalkeeper-protected" | "guarantee-too-late" | "guests-off" | "headers-too-large" | "history-rewound" | "idempotency-mismatch" | "identity-provider-unavailable" | "in-debt" | "insufficient-funds" | "internal-error" | "invalid-choice" | "invalid-content-pack" | "invalid-cursor" | "invalid-fixtures" | "invalid-input" | "invalid-league" | "invalid-option" | "invalid-parameters" | "invalid-save" | "invalid-seat-count" | "invalid-version" | "last-owner" | "look-needed" | "malformed-json" | "malformed-request" | "manager-limit" | "max-level" | "method-not-allowed" | "mode-combination" | "money-both-ways" | "moved-on" | "no-actions-left" | "no-deadline" | "no-draws-left" | "no-guaranteed-star" | "no-magic-sponge" | "no-match-right" | "no-potential" | "no-saves" | "no-such-claim" | "no-tackle-card" | "no-trainings-left" | "not-a-first-teamer" | "not-a-match-event" | "not-a-youth-counter" | "not-abandoned" | "not-enough-cash" | "not-found" | "not-host" | "not-one-square" | "not-one-square-forward" | "not-ready" | "not-seated" | "not-this-player" | "not-your-card" | "not-your-counter" | "not-your-decision" | "not-your-player" | "not-your-seat" | "nothing-to-cancel" | "offer-limit" | "offer-not-available" | "opponent-not-eligible" | "option-off" | "others-are-seated" | "own-game" | "pack-unknown" | "pack-withdrawn" | "partner-fixed" | "pawn-taken" | "pick-not-allowed" | "pick-required" | "pick-unavailable" | "player-not-for-you" | "player-unavailable" | "rate-limited" | "request-timeout" | "rival-injured" | "rival-not-eligible" | "ruleset-unknown" | "sale-pending" | "save-unsealed" | "scope-missing" | "seat-already-handed-over" | "seat-left" | "seat-not-eligible" | "seat-out" | "seat-resigned" | "seat-unknown" | "seats-differ" | "self-target" | "shutting-down" | "skip-not-allowed" | "slot-not-filled" | "squad-full" | "squad-over-limit" | "squad-too-small" | "squad-within-limit" | "square-occupied-by-own" | "square-off-pitch" | "stadium-limit" | "staff-full" | "staff-stack-empty" | "star-already-owned" | "star-not-owned" | "star-not-suspended" | "star-sold-out" | "star-suspended" | "substitute-not-available" | "target-already-revealed" | "target-in-debt" | "target-not-on-pitch" | "target-not-opponent" | "target-not-youth" | "team-taken" | "timed-out" | "token-invalid" | "token-missing" | "token-taken" | "token-unknown" | "too-few-seats" | "too-many-connections" | "too-many-games" | "too-many-offers" | "too-many-packs" | "too-many-streams" | "too-many-webhooks" | "trade-needs-a-player" | "trade-stale" | "unknown-card" | "unknown-id" | "unknown-seat" | "unknown-team" | "unknown-token" | "unsupported-media-type" | "webhook-is-off" | "webhook-unknown" | "webhooks-off" | "wild-limit" | "win-sequence" | "window-closed" | "wins-incomplete" | "wrong-card-kind" | "wrong-move-for-decision" | "wrong-window" | "youth-cannot-capture";
            /** @description What is wrong, in a sentence. */
            detail: string;
            /** @description The clause of the rulebook that says no. */
            clause?: string;
            /** @description What the sentence is about, for programs: only what the caller may see. */
            facts?: {
                [key: string]: unknown;
            };
            /** @description What is malformed, field by field. */
            errors?: {
                /**
                 * @description The part of the request that is meant.
                 * @enum {string}
                 */
                in?: "body" | "query" | "header";
                /** @description JSON Pointer to the field. */
                pointer: string;
                /** @description What is wrong with it, or what may stand there. */
                message: string;
            }[];
            /** @description What the seat is asked whose move was refused, with its question. */
            decision?: components["schemas"]["DecisionBrief"];
            /** @description Up to three legal moves that are most like the refused one. */
            nearest?: components["schemas"]["LabelledMove"][];
            /** @description Seconds after which it may be asked again, as in `Retry-After`. */
            retryAfter?: number;
            /** @description By which operators find the request in the log of the service. */
            requestId?: string;
        };
        RisingStarChoice: Record<string, never>;
        RisingStarEvent: {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "tokens.laid-out";
            /** @description The tokens to choose from, by their ids. */
            tokens: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "deck.shuffled";
            /**
             * @description Which deck it is.
             * @enum {string}
             */
            deck: "contract" | "agent" | "dayToDay" | "press";
            /** @description How many cards the deck has. */
            count: number;
            /** @description The cards of the deck, the top first. */
            order: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "deck.shuffled";
            /**
             * @description Which deck it is.
             * @enum {string}
             */
            deck: "contract" | "agent" | "dayToDay" | "press";
            /** @description How many cards the deck has. */
            count: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "token.chosen";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The token, by its id; null: none is chosen yet. */
            token: string;
            /** @description Whether the engine did it without asking the seat. */
            auto: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "contract.dealt";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; left out where it is hidden from the viewer. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "contracts.boxed";
            /** @description Ids of the cards. */
            cards: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "opening.rolled";
            /** @description The round, from 1. */
            round: number;
            /** @description Who rolled what. */
            rolls: {
                /** @description Number of the seat, from 0. */
                seat: number;
                /** @description What the die shows. */
                value: number;
            }[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "opening.decided";
            /** @description The seat that begins; null: it is not decided. */
            firstSeat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "turn.started";
            /** @description Number of the turn, from 1. */
            turn: number;
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description What the seat is to do: roll, or get fit first.
             * @enum {string}
             */
            stage: "physio" | "roll";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "die.rolled";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description What the die shows. */
            value: number;
            /**
             * @description For what it is rolled.
             * @enum {string}
             */
            purpose: "move" | "fitness";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "token.moved";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Number of the tile that the token leaves; PRE-SEASON is 0. */
            from: number;
            /** @description Number of the tile where the token ends; PRE-SEASON is 0. */
            to: number;
            /** @description How many tiles the token goes; 0: straight there. */
            steps: number;
            /** @description Steps beyond the end of the career, which are not gone. */
            unusedSteps: number;
            /**
             * @description What brought it about.
             * @enum {string}
             */
            cause: "roll" | "card";
            /**
             * @description `advance`: on along the tiles, past PRE-SEASON if need be; `direct`: straight there.
             * @enum {string}
             */
            mode: "advance" | "direct";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "season.completed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The season that is completed, from 1. */
            season: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "career.ended";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Number of the turn, from 1. */
            turn: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "player.injured";
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "fitness.failed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description How many fitness rolls in a row were no 6, with this one. */
            failures: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "player.recovered";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description What brought it about.
             * @enum {string}
             */
            cause: "six" | "sponge" | "fee";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "sponge.played";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; left out where it is hidden from the viewer. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "card.drawn";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Which deck it is.
             * @enum {string}
             */
            deck: "contract" | "agent" | "dayToDay" | "press";
            /**
             * @description What kind of card it is.
             * @enum {string}
             */
            category: "agent" | "sponsorship" | "movement" | "fame" | "financial" | "magic-sponge" | "match-event";
            /** @description Id of the card; left out where it is hidden from the viewer. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "card.drawn";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Which deck it is.
             * @enum {string}
             */
            deck: "contract" | "agent" | "dayToDay" | "press";
            /**
             * @description What kind of card it is.
             * @enum {string}
             */
            category: "agent" | "sponsorship" | "movement" | "fame" | "financial" | "magic-sponge" | "match-event";
            /** @description Id of the card; left out where it is hidden from the viewer. */
            card?: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "card.kept";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description What kind of card it is.
             * @enum {string}
             */
            category: "agent" | "sponsorship" | "movement" | "fame" | "financial" | "magic-sponge" | "match-event";
            /** @description As what the card is held: Agent, a category of sponsorship, or in the hand. */
            slot: ("agent" | ("boot" | "clothing" | "product")) | ("magicSponges" | "matchEvents");
            /** @description Id of the card; left out where it is hidden from the viewer. */
            card: string;
            /** @description How many Match Event Cards the seat holds with this one; null: it is none. */
            handCount: number | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "card.kept";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description What kind of card it is.
             * @enum {string}
             */
            category: "agent" | "sponsorship" | "movement" | "fame" | "financial" | "magic-sponge" | "match-event";
            /** @description As what the card is held: Agent, a category of sponsorship, or in the hand. */
            slot: ("agent" | ("boot" | "clothing" | "product")) | ("magicSponges" | "matchEvents");
            /** @description Id of the card; left out where it is hidden from the viewer. */
            card?: string;
            /** @description How many Match Event Cards the seat holds with this one; null: it is none. */
            handCount: number | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "swap.offered";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description As what the card is held: Agent, a category of sponsorship, or in the hand. */
            slot: "agent" | ("boot" | "clothing" | "product");
            /** @description The card that the seat holds already. */
            held: string;
            /** @description The card that was drawn. */
            drawn: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "card.returned";
            /**
             * @description Which deck it is.
             * @enum {string}
             */
            deck: "contract" | "agent" | "dayToDay" | "press";
            /** @description Id of the card; left out where it is hidden from the viewer. */
            card: string;
            /**
             * @description At which end of the deck it is put back.
             * @constant
             */
            position: "bottom";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "card.deck-empty";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Which deck it is.
             * @enum {string}
             */
            deck: "contract" | "agent" | "dayToDay" | "press";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "agent.swapped";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The card that the seat keeps. */
            kept: string;
            /** @description The card that goes under its deck. */
            returned: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "agent.swap-declined";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The card that the seat keeps. */
            kept: string;
            /** @description The card that goes under its deck. */
            returned: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "sponsorship.swapped";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description What kind of sponsorship it is.
             * @enum {string}
             */
            category: "boot" | "clothing" | "product";
            /** @description The card that the seat keeps. */
            kept: string;
            /** @description The card that goes under its deck. */
            returned: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "sponsorship.swap-declined";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description What kind of sponsorship it is.
             * @enum {string}
             */
            category: "boot" | "clothing" | "product";
            /** @description The card that the seat keeps. */
            kept: string;
            /** @description The card that goes under its deck. */
            returned: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "contract.released";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; left out where it is hidden from the viewer. */
            card: string;
            /**
             * @description Where the contract goes: under its deck, or out of the game.
             * @enum {string}
             */
            to: "deck-bottom" | "box";
            /**
             * @description What brought it about.
             * @enum {string}
             */
            cause: "contract" | "transfer" | "free-agent";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "contract.offered";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description What brought it about.
             * @enum {string}
             */
            cause: "contract" | "transfer" | "free-agent";
            /** @description Ids of the cards. */
            cards: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "contract.signed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; left out where it is hidden from the viewer. */
            card: string;
            /**
             * @description What brought it about.
             * @enum {string}
             */
            cause: "contract" | "transfer" | "free-agent";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "contract.offers-declined";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Ids of the cards. */
            cards: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "contract.returned";
            /** @description Ids of the cards. */
            cards: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "cash.received";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description How much money, in RS Dollars. */
            amount: number;
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "loyalty" | "loyalty-setup" | "matchday-fee" | "reserves-fee" | "buyout" | "sponsor" | "card";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "cash.paid";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description What had to be paid, in RS Dollars. */
            due: number;
            /** @description What was paid, in RS Dollars; less than `due` where the rest is forgiven. */
            amount: number;
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "physio" | "card" | "resignation";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "fame.changed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description By how much the fame changes. */
            delta: number;
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "card" | "cup-final";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "points.awarded";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description How many points the seat gets. */
            points: number;
            /**
             * @description In what match it got them.
             * @enum {string}
             */
            reason: "matchday" | "reserves" | "derby" | "cup-final" | "championship-final";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "income.suppressed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description What an injured footballer goes without: points or money.
             * @enum {string}
             */
            kind: "points" | "money";
            /** @description How much of it: points, or RS Dollars. */
            amount: number;
            /**
             * @description Why it happens.
             * @constant
             */
            reason: "injured";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "derby.rival-chosen";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The seat that is met in the derby. */
            rival: number;
            /** @description Whether the engine did it without asking the seat. */
            auto: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.started";
            /** @description Number of the match, from 1. */
            match: number;
            /**
             * @description What match it is.
             * @enum {string}
             */
            kind: "matchday" | "reserves" | "derby" | "cup-final" | "championship-final";
            /** @description The home team: a seat, an absent team, or the club of the Cup Final. */
            home: {
                /** @description Number of the seat, from 0. */
                seat: number;
            } | {
                /** @description The team of a token that nobody has: the engine rolls for it. */
                absent: string;
            } | {
                /**
                 * @description The club that waits in the Cup Final, which no seat plays.
                 * @constant
                 */
                club: "rising-star-fc";
            };
            /** @description The away team: a seat or an absent team; null: nobody could play. */
            away: ({
                /** @description Number of the seat, from 0. */
                seat: number;
            } | {
                /** @description The team of a token that nobody has: the engine rolls for it. */
                absent: string;
            } | {
                /**
                 * @description The club that waits in the Cup Final, which no seat plays.
                 * @constant
                 */
                club: "rising-star-fc";
            }) | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.dice-rolled";
            /** @description Number of the match, from 1. */
            match: number;
            /** @description The red die, of the home team. */
            red: number;
            /** @description The blue die, of the away team. */
            blue: number;
            /** @description Goals of both sides; null: none are known. */
            score: {
                /** @description Goals of the home team. */
                home: number;
                /** @description Goals of the away team. */
                away: number;
            };
            /**
             * @description Which part of the match is next.
             * @enum {string}
             */
            stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.card-played";
            /** @description Number of the match, from 1. */
            match: number;
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Which side of the match it is.
             * @enum {string}
             */
            side: "home" | "away";
            /** @description Id of the card; left out where it is hidden from the viewer. */
            card: string;
            /** @description The new dice, in the order of the card's effects. */
            rerolled: number[];
            /** @description Goals of the period in play, with the card. */
            score: {
                /** @description Goals of the home team. */
                home: number;
                /** @description Goals of the away team. */
                away: number;
            };
            /**
             * @description The part of the match in which the card was played.
             * @enum {string}
             */
            period: "normal-time" | "extra-time";
            /**
             * @description Which part of the match is next.
             * @enum {string}
             */
            stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.card-declined";
            /** @description Number of the match, from 1. */
            match: number;
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Which side of the match it is.
             * @enum {string}
             */
            side: "home" | "away";
            /**
             * @description Which part of the match is next.
             * @enum {string}
             */
            stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.extra-time-rolled";
            /** @description Number of the match, from 1. */
            match: number;
            /** @description The red die, of the home team. */
            red: number;
            /** @description The blue die, of the away team. */
            blue: number;
            /** @description Goals of extra time alone. */
            score: {
                /** @description Goals of the home team. */
                home: number;
                /** @description Goals of the away team. */
                away: number;
            };
            /** @description Normal time and extra time together; null: there was no extra time. */
            aggregate: {
                /** @description Goals of the home team. */
                home: number;
                /** @description Goals of the away team. */
                away: number;
            };
            /**
             * @description Which part of the match is next.
             * @enum {string}
             */
            stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.penalty-taken";
            /** @description Number of the match, from 1. */
            match: number;
            /** @description The round, from 1. */
            round: number;
            /**
             * @description Which side of the match it is.
             * @enum {string}
             */
            side: "home" | "away";
            /** @description The red die, of the home team. */
            red: number;
            /** @description The blue die, of the away team. */
            blue: number;
            /** @description Whether the penalty is a goal. */
            scored: boolean;
            /** @description Penalties scored, after this one. */
            tally: {
                /** @description Goals of the home team. */
                home: number;
                /** @description Goals of the away team. */
                away: number;
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.ended";
            /** @description Number of the match, from 1. */
            match: number;
            /**
             * @description Which side has won, if any.
             * @enum {string}
             */
            winner: "home" | "away" | "draw";
            /**
             * @description In which part of the match it was decided; `walkover`: it was not played.
             * @enum {string}
             */
            decidedBy: "normal-time" | "extra-time" | "penalties" | "walkover";
            /** @description Goals of normal time; null: nobody could play. */
            score: {
                /** @description Goals of the home team. */
                home: number;
                /** @description Goals of the away team. */
                away: number;
            } | null;
            /** @description Goals of extra time alone; null: there is none. */
            extraTime: {
                /** @description Goals of the home team. */
                home: number;
                /** @description Goals of the away team. */
                away: number;
            } | null;
            /** @description How the penalties stand; null: there are none. */
            penalties: {
                /** @description The round, from 1. */
                round: number;
                /** @description Penalties that the home team has scored. */
                home: number;
                /** @description Penalties that the away team has scored. */
                away: number;
            } | null;
            /** @description Normal time and extra time together; null: there was no extra time. */
            aggregate: {
                /** @description Goals of the home team. */
                home: number;
                /** @description Goals of the away team. */
                away: number;
            } | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "seat.resigned";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description 1: the first to leave. */
            order: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "seat.removed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The contract of the footballer; null: none for now. */
            contract: string | null;
            /** @description Where the contract goes: out of the game, or under its deck; null: there was none. */
            contractTo: ("box" | "deck-bottom") | null;
            /** @description Agent and Sponsorships that go under their deck, in this order. */
            agentCards: string[];
            /** @description The Magic Sponge Cards that go under their deck, in this order. */
            sponges: string[];
            /** @description How many Match Event Cards go under their deck. */
            hiddenCount: number;
            /** @description The Match Event Cards that go under their deck. */
            hiddenCards: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "seat.removed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The contract of the footballer; null: none for now. */
            contract: string | null;
            /** @description Where the contract goes: out of the game, or under its deck; null: there was none. */
            contractTo: ("box" | "deck-bottom") | null;
            /** @description Agent and Sponsorships that go under their deck, in this order. */
            agentCards: string[];
            /** @description The Magic Sponge Cards that go under their deck, in this order. */
            sponges: string[];
            /** @description How many Match Event Cards go under their deck. */
            hiddenCount: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "scores.computed";
            /** @description What each seat has reached. */
            totals: {
                /** @description Number of the seat, from 0. */
                seat: number;
                /** @description Points of the footballer. */
                points: number;
                /** @description The fame of the footballer. */
                fame: number;
                /** @description The money of the footballer, in RS Dollars. */
                cash: number;
                /** @description What the money counts at the end: one for each full 100,000. */
                moneyPoints: number;
                /** @description Points, fame and what the money counts, added up. */
                total: number;
            }[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "tiebreak.started";
            /** @description Who shares the first place. */
            tied: number[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "tiebreak.rolled";
            /** @description The round, from 1. */
            round: number;
            /**
             * @description For what it is rolled.
             * @enum {string}
             */
            purpose: "qualify" | "home";
            /** @description Who rolled what. */
            rolls: {
                /** @description Number of the seat, from 0. */
                seat: number;
                /** @description What the die shows. */
                value: number;
            }[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "tiebreak.qualified";
            /** @description Who plays the final for the first place; null: not known yet. */
            finalists: [
                number,
                number
            ];
            /** @description Who shares the first place, but does not play the final. */
            out: number[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "results.announced";
            /** @description All seats with their places, the first first. */
            places: {
                /** @description Number of the seat, from 0. */
                seat: number;
                /** @description Points of the footballer. */
                points: number;
                /** @description The fame of the footballer. */
                fame: number;
                /** @description The money of the footballer, in RS Dollars. */
                cash: number;
                /** @description What the money counts at the end: one for each full 100,000. */
                moneyPoints: number;
                /** @description Points, fame and what the money counts, added up. */
                total: number;
                /** @description The place, from 1; who shares it has the same. */
                place: number;
            }[];
            /** @description The seat that has won; null: the final is not decided. */
            champion: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "hands.revealed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The Match Event Cards that the footballer holds; null: not for this viewer. */
            matchEvents: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.ended";
            /** @description The seat that has won; null: the final is not decided. */
            champion: number;
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "careers-complete" | "turn-cap" | "last-seat";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "seat.handed-over";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Who plays the seat from now on.
             * @enum {string}
             */
            to: "player" | "bot";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.cancelled";
            /**
             * @description Why the game was called off.
             * @enum {string}
             */
            reason: "abandoned" | "players-asked" | "cheating" | "abuse" | "fault" | "maintenance" | "other";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.paused";
            /**
             * @description Why all clocks stand still.
             * @enum {string}
             */
            reason: "incident" | "maintenance" | "dispute" | "players-asked";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.resumed";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "clock.extended";
            /** @description The seat that has more time; null where it is a secret who is asked. */
            seat: number;
            /** @description So many more. */
            seconds: number;
            /** @description Whether all may know who is asked. */
            open: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "clock.extended";
            /** @description The seat that has more time; null where it is a secret who is asked. */
            seat: null;
            /** @description So many more. */
            seconds: number;
            /** @description Whether all may know who is asked. */
            open: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.forked";
            /** @description The game of which this one is a fork. */
            game: string;
            /** @description The version of that game up to which its log is the same. */
            version: number;
        };
        RisingStarMove: {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "choose-token";
            /** @description The token, by its id; null: none is chosen yet. */
            token: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "roll";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "roll-for-fitness";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "play-magic-sponge";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "accept-offer";
            /** @description Id of the card; left out where it is hidden from the viewer. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "decline-offers";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "keep-current";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "take-new";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "choose-rival";
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "play-match-event";
            /** @description Id of the card; left out where it is hidden from the viewer. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "decline-match-event";
        };
        RisingStarMoveAnswer: components["schemas"]["MadeMove"] & {
            /**
             * @description Id of a ruleset, such as `goalscorer`.
             * @constant
             */
            ruleset: "rising-star";
            /** @description What the viewer may see of the game, as the ruleset has it; null before the start. */
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
             * @description Id of a ruleset, such as `goalscorer`.
             * @constant
             */
            ruleset: "rising-star";
            /** @description What the viewer may see of the game, as the ruleset has it; null before the start. */
            view: components["schemas"]["RisingStarView"] | null;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "rising-star";
        };
        RisingStarOptions: {
            /** @description How many seasons every career lasts: laps of the board. Without it: `3`. */
            seasons?: number;
            /**
             * @description Whether the seats choose their tokens in turn or get them in order. Without it: `"choose"`.
             * @enum {string}
             */
            tokenSelection?: "choose" | "assigned";
            /**
             * @description Whether the medical fee is paid at once after the third failed roll, or a turn later. Without it: `"third-failed-roll"`.
             * @enum {string}
             */
            physioFeeTiming?: "third-failed-roll" | "fourth-turn";
            /**
             * @description Whether a payment beyond the own cash is forgiven or becomes a debt. Without it: `"write-off"`.
             * @enum {string}
             */
            shortfall?: "write-off" | "debt";
            /**
             * @description Whether a Match Event can be played in extra time of a final, where none was before. Without it: `"normal-time"`.
             * @enum {string}
             */
            cupCardWindow?: "normal-time" | "until-used";
            /** @description Whether a deck that has gone round once is shuffled, or lies as it was put back. Without it: `false`. */
            reshuffle?: boolean;
            /** @description Whether the engine rolls for a seat that has nothing else to choose. Without it: `false`. */
            autoRoll?: boolean;
            /** @description Turns of all seats that end the game; null: none do. Left out: 100 a seat and season. */
            turnCap?: number | null;
        };
        RisingStarView: {
            /**
             * @description Where the game is.
             * @enum {string}
             */
            phase: "choosing-tokens" | "playing" | "tiebreak" | "ended";
            /** @description The footballers, in seat order. */
            seats: {
                /** @description Number of the seat, from 0. */
                no: number;
                /** @description The token, by its id; null: none is chosen yet. */
                token: string | null;
                /** @description Number of the tile on which the token stands; PRE-SEASON is 0. */
                position: number;
                /** @description How many seasons the footballer has completed. */
                seasonsCompleted: number;
                /**
                 * @description Whether the footballer plays, is injured, has ended the career, or has left.
                 * @enum {string}
                 */
                status: "active" | "injured" | "retired" | "resigned";
                /** @description Fitness rolls in a row that were no 6. */
                failedFitnessRolls: number;
                /** @description Points of the footballer. */
                points: number;
                /** @description The fame of the footballer. */
                fame: number;
                /** @description The money of the footballer, in RS Dollars. */
                cash: number;
                /** @description The contract of the footballer; null: none for now. */
                contract: string | null;
                /** @description The Agent of the footballer; null: none. */
                agent: string | null;
                /** @description The Sponsorships of the footballer, one a category. */
                sponsorships: {
                    /** @description The Sponsorship of a boot deal; null: none. */
                    boot: string | null;
                    /** @description The Sponsorship of a clothing deal; null: none. */
                    clothing: string | null;
                    /** @description The Sponsorship of a product deal; null: none. */
                    product: string | null;
                };
                /** @description The Magic Sponge Cards of the footballer. */
                magicSponges: string[];
                /** @description How many Match Event Cards the footballer holds. */
                matchEventCount: number;
                /** @description The Match Event Cards that the footballer holds; null: not for this viewer. */
                matchEvents: string[] | null;
                /** @description Whether the seat has resigned: it is removed when the running turn ends. */
                resigning: boolean;
                /** @description 1: the first to leave; null: it plays. */
                resignOrder: number | null;
            }[];
            /** @description The seat that begins; null: it is not decided. */
            firstSeat: number | null;
            /** @description The turn that runs; null: none. */
            turn: {
                /** @description Number of the turn, from 1. */
                number: number;
                /** @description The seat whose turn it is. */
                seat: number;
                /**
                 * @description `physio`: get fit; `roll`: roll; `tile`: what the tile asks.
                 * @enum {string}
                 */
                stage: "physio" | "roll" | "tile";
                /** @description How many cards were drawn in this turn. */
                chain: number;
            } | null;
            /** @description The last roll of the die; null before the first. */
            die: {
                /** @description Number of the seat, from 0. */
                seat: number;
                /** @description What the die shows. */
                value: number;
                /**
                 * @description For what it is rolled.
                 * @enum {string}
                 */
                purpose: "move" | "fitness";
            } | null;
            /** @description How many cards each deck has. */
            deckCounts: {
                /** @description How many cards of this deck. */
                contract: number;
                /** @description How many cards of this deck. */
                agent: number;
                /** @description How many cards of this deck. */
                dayToDay: number;
                /** @description How many cards of this deck. */
                press: number;
            };
            /** @description The cards of each deck, the top first; null: not for this viewer. */
            decks: {
                /** @description The cards of this deck, the top first. */
                contract: string[];
                /** @description The cards of this deck, the top first. */
                agent: string[];
                /** @description The cards of this deck, the top first. */
                dayToDay: string[];
                /** @description The cards of this deck, the top first. */
                press: string[];
            } | null;
            /** @description Cards of each deck above those put back; null: decks are never shuffled again. */
            untilShuffle: {
                /** @description How many cards of this deck. */
                contract: number;
                /** @description How many cards of this deck. */
                agent: number;
                /** @description How many cards of this deck. */
                dayToDay: number;
                /** @description How many cards of this deck. */
                press: number;
            } | null;
            /** @description The black contracts that are out of the game. */
            box: string[];
            /** @description The contracts that a seat may choose from; null: none are offered. */
            negotiation: {
                /** @description Number of the seat, from 0. */
                seat: number;
                /**
                 * @description What brought it about.
                 * @enum {string}
                 */
                cause: "contract" | "transfer" | "free-agent";
                /** @description The contracts that are offered. */
                offers: string[];
            } | null;
            /** @description The two cards of which a seat keeps one; null: none. */
            swap: {
                /** @description Number of the seat, from 0. */
                seat: number;
                /** @description As what the card is held: Agent, a category of sponsorship, or in the hand. */
                slot: "agent" | ("boot" | "clothing" | "product");
                /** @description The card that the seat holds already. */
                held: string;
                /** @description The card that was drawn. */
                drawn: string;
            } | null;
            /** @description How many matches were begun so far. */
            matches: number;
            /** @description The match of this turn, also when it is over; null: none. */
            match: {
                /** @description Number of the match, from 1. */
                id: number;
                /**
                 * @description What match it is.
                 * @enum {string}
                 */
                kind: "matchday" | "reserves" | "derby" | "cup-final" | "championship-final";
                /** @description The home team: a seat, an absent team, or the club of the Cup Final. */
                home: {
                    /** @description Number of the seat, from 0. */
                    seat: number;
                } | {
                    /** @description The team of a token that nobody has: the engine rolls for it. */
                    absent: string;
                } | {
                    /**
                     * @description The club that waits in the Cup Final, which no seat plays.
                     * @constant
                     */
                    club: "rising-star-fc";
                };
                /** @description The away team: a seat or an absent team; null: nobody could play. */
                away: ({
                    /** @description Number of the seat, from 0. */
                    seat: number;
                } | {
                    /** @description The team of a token that nobody has: the engine rolls for it. */
                    absent: string;
                } | {
                    /**
                     * @description The club that waits in the Cup Final, which no seat plays.
                     * @constant
                     */
                    club: "rising-star-fc";
                }) | null;
                /** @description Goals of normal time; null: before the dice, and where nobody could play. */
                score: {
                    /** @description Goals of the home team. */
                    home: number;
                    /** @description Goals of the away team. */
                    away: number;
                } | null;
                /**
                 * @description Which part of the match is next.
                 * @enum {string}
                 */
                stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
                /** @description Which sides have played a Match Event Card in this match. */
                used: {
                    /** @description Whether this side has played one. */
                    home: boolean;
                    /** @description Whether this side has played one. */
                    away: boolean;
                };
                /** @description Goals of extra time alone; null: there is none. */
                extraTime: {
                    /** @description Goals of the home team. */
                    home: number;
                    /** @description Goals of the away team. */
                    away: number;
                } | null;
                /** @description How the penalties stand; null: there are none. */
                penalties: {
                    /** @description The round, from 1. */
                    round: number;
                    /** @description Penalties that the home team has scored. */
                    home: number;
                    /** @description Penalties that the away team has scored. */
                    away: number;
                } | null;
            } | null;
            /** @description What each own card would make of the score; null: none is asked for. */
            previews: {
                /** @description Id of the card; left out where it is hidden from the viewer. */
                card: string;
                /** @description The score with this card; null: dice that are still to fall decide it. */
                score: {
                    /** @description Goals of the home team. */
                    home: number;
                    /** @description Goals of the away team. */
                    away: number;
                } | null;
            }[] | null;
            /** @description Where the first place is shared: who plays for it; null: nobody has to. */
            tiebreak: {
                /** @description Who shares the first place. */
                tied: number[];
                /** @description Who plays the final for the first place; null: not known yet. */
                finalists: [
                    number,
                    number
                ] | null;
                /** @description Who shares the first place, but does not play the final. */
                out: number[];
                /** @description The seat that has won; null: the final is not decided. */
                champion: number | null;
            } | null;
            /** @description How the game ended; null while it runs. */
            result: {
                /** @description All seats with their places, the first first. */
                places: {
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /** @description Points of the footballer. */
                    points: number;
                    /** @description The fame of the footballer. */
                    fame: number;
                    /** @description The money of the footballer, in RS Dollars. */
                    cash: number;
                    /** @description What the money counts at the end: one for each full 100,000. */
                    moneyPoints: number;
                    /** @description Points, fame and what the money counts, added up. */
                    total: number;
                    /** @description The place, from 1; who shares it has the same. */
                    place: number;
                }[];
                /** @description The seat that has won; null: the final is not decided. */
                champion: number;
            } | null;
            /** @description By which rule the game ended; null while it runs. */
            reason: ("careers-complete" | "turn-cap" | "last-seat") | null;
        };
        Ruleset: {
            /** @description Id: opaque, for good. */
            id: string;
            /** @description The version of the rules. */
            version: number;
            /** @description What it is called. */
            title: string;
            /** @description How many may play. */
            seats: {
                /** @description At least so many. */
                min: number;
                /** @description At most so many. */
                max: number;
            };
            /** @description The content packs that are offered. */
            packs: components["schemas"]["Pack"][];
            /**
             * @description Whether everybody sees everything.
             * @enum {string}
             */
            information: "open" | "hidden";
            /** @description The kinds of questions of this ruleset. */
            decisionKinds: string[];
            /** @description The kinds of saves that the ruleset has. */
            saves: string[];
            /** @description JSON Schema of the options. */
            options: {
                [key: string]: unknown;
            };
            /** @description JSON Schema of what a seat chooses at joining. */
            choice: {
                [key: string]: unknown;
            };
            /** @description JSON Schema of each type of move. */
            moves: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            /** @description Every type of event, who sees it, and its JSON Schema. */
            events: {
                /** @description Its type. */
                type: string;
                /**
                 * @description Who sees it whole: `some` are certain seats.
                 * @enum {string}
                 */
                seenBy: "everyone" | "some" | "nobody";
                /** @description JSON Schema of what others see of it; null: a numbered blank, or nothing is hidden. */
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
            /** @description The codes with which its rules say no, and the clause of each. */
            refusals: {
                /** @description A stable code: what a program goes by. */
                code: string;
                /** @description The clause of the rulebook that says no. */
                clause: string | null;
                /** @description The rule that it enforces; `{}` hold the name of a fact. */
                rule: string;
            }[];
        };
        RulesetSummary: {
            /** @description Id: opaque, for good. */
            id: string;
            /** @description The version of the rules. */
            version: number;
            /** @description What it is called. */
            title: string;
            /** @description How many may play. */
            seats: {
                /** @description At least so many. */
                min: number;
                /** @description At most so many. */
                max: number;
            };
            /** @description The content packs that are offered. */
            packs: components["schemas"]["Pack"][];
        };
        SavedGame: {
            /** @description True: The save is not as this service has sealed it: nobody vouches for it, and the host took it all the same. The log in words says so, too. */
            unsealed: boolean;
            /** @description Who sat where when the game was saved. */
            seats: {
                /** @description What it is called; null: nobody, or somebody who has left. */
                name: string;
                /** @description A team, a club. */
                plays: string | null;
                /** @description They had left the game by then: nobody can sit there. */
                left: boolean;
            }[];
        };
        Seat: {
            /** @description Number of the seat, from 0; null: none. */
            seat: number;
            /**
             * @description Its kind.
             * @enum {string}
             */
            kind: "open" | "account" | "bot" | "host";
            /** @description Id of an account; null: nobody, or somebody who has left. */
            account: string | null;
            /** @description What it is called; null: nobody, or somebody who has left. */
            name: string | null;
            /** @description False: the seat is kept for somebody who has not joined yet. */
            joined: boolean;
            /** @description What the seat chose at joining: a pawn, a club, a team, as the ruleset has it. */
            choices: unknown;
            /** @description Who plays the seat now; null before the start. */
            hand: ("player" | "bot") | null;
            /** @description Whether the seat has left for good. */
            resigned: boolean;
        };
        SeatInput: {
            /**
             * @description Its kind.
             * @constant
             */
            kind: "me";
            /** @description What the seat chose at joining: a pawn, a club, a team, as the ruleset has it. */
            choices?: components["schemas"]["Choice"];
            /** @description What seats added to the luck of the game before it started. */
            entropy?: string;
        } | {
            /**
             * @description Its kind.
             * @constant
             */
            kind: "open";
        } | {
            /**
             * @description Its kind.
             * @constant
             */
            kind: "bot";
            /** @description What the seat chose at joining: a pawn, a club, a team, as the ruleset has it. */
            choices?: components["schemas"]["Choice"];
        } | {
            /**
             * @description Its kind.
             * @constant
             */
            kind: "account";
            /**
             * Format: uuid
             * @description Id of an account; null: nobody, or somebody who has left.
             */
            account: string;
        };
        SeenEvent: {
            /** @description How many events the game has come to. */
            version: number;
            /** @description When, in milliseconds since 1970 by the clock of the database. */
            at: number;
            /** @description What happened; null: something that the viewer may not know. */
            event: components["schemas"]["Event"] | null;
            /** @description What happened in a sentence; null: another event tells it, or it may not be known. */
            words?: string | null;
        };
        SignUpInput: {
            /** @description What it is called; null: nobody, or somebody who has left. */
            name: string;
            /**
             * @description Its kind. Without it: `"human"`.
             * @enum {string}
             */
            kind?: "human" | "agent";
        };
        SignedUp: {
            /** @description Id of an account; null: nobody, or somebody who has left. */
            account: components["schemas"]["Account"];
            /** @description A token: send it as `Authorization: Bearer tl_…`. */
            token: string;
        };
        StarplayerChoice: {
            /** @description The colour of the pawn; null at joining: any that is free. Without it: `null`. */
            pawn?: ("red" | "blue" | "yellow" | "white") | null;
        };
        StarplayerEvent: {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.configured";
            /** @description The options of the table. */
            options: {
                /**
                 * @description standard; short: seven footballers are dealt; five-a-side: 5 footballers and no bogus.
                 * @default standard
                 * @enum {string}
                 */
                mode: "standard" | "short" | "five-a-side";
                /**
                 * @description colour: a side of one squad; system: of any squads, in a formation.
                 * @default colour
                 * @enum {string}
                 */
                squadRule: "colour" | "system";
                /**
                 * @description The formations that count, with the system rule.
                 * @default [
                 *       "4-4-2"
                 *     ]
                 */
                formations: ("4-4-2" | "4-5-1" | "4-3-3")[];
                /**
                 * @description automatic: what is due is paid unasked; manual: it is lost unless it is claimed in time.
                 * @default automatic
                 * @enum {string}
                 */
                claims: "automatic" | "manual";
                /**
                 * @description Seconds to claim after a turn; null: a quarter of the pace of the table.
                 * @default null
                 */
                claimSeconds: number | null;
                /**
                 * @description race: the first call gets it; sealed: all answer in secret, and several callers roll off.
                 * @default race
                 * @enum {string}
                 */
                tackle: "race" | "sealed";
                /**
                 * @description Seconds to call Tackle; null: a quarter of the pace of the table.
                 * @default null
                 */
                tackleSeconds: number | null;
                /**
                 * @description one: a negotiation has one partner; any: it may turn to everybody.
                 * @default one
                 * @enum {string}
                 */
                windowPartners: "one" | "any";
                /**
                 * @description Offers and counter-offers of one negotiation together.
                 * @default 6
                 */
                maxOffers: number;
                /**
                 * @description Seconds of one negotiation; null: two minutes where the table has a pace.
                 * @default null
                 */
                negotiationSeconds: number | null;
                /**
                 * @description Offers to other clubs for one debt.
                 * @default 4
                 */
                maxEmergencyOffers: number;
                /**
                 * @description Seconds to settle a debt, or to answer its offers; null: twice the pace.
                 * @default null
                 */
                debtSeconds: number | null;
                /**
                 * @description enforced: nobody gets a twelfth footballer; audited: others may have a squad counted.
                 * @default enforced
                 * @enum {string}
                 */
                squadLimit: "enforced" | "audited";
                /**
                 * @description must: a match is played there; may: who lacks WIN cards can go without.
                 * @default must
                 * @enum {string}
                 */
                cupMatchSpace: "must" | "may";
                /**
                 * @description Whether a bogus footballer ends the turn of who bought it.
                 * @default true
                 */
                bogusEndsTurn: boolean;
                /**
                 * @description squad: all four stars of a squad double their own royalty; all: that of all stars.
                 * @default squad
                 * @enum {string}
                 */
                royaltyDoubling: "squad" | "all";
                /**
                 * @description write-off: who cannot pay plays on; eliminate: who cannot pay is out.
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
                 * @description After so many turns the game is over as it stands; null: only the Cup Final ends it.
                 * @default 500
                 */
                maxTurns: number | null;
                /**
                 * @description When the turns are used up: ranking, by who has come furthest, or a draw.
                 * @default ranking
                 * @enum {string}
                 */
                capResult: "ranking" | "draw";
            };
            /** @description Id of the content pack that the game is played with. */
            packId: string;
            /** @description The colours of the pawns, in seat order. */
            pawns: ("red" | "blue" | "yellow" | "white")[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "deck.shuffled";
            /** @description Which deck it is: of a squad, or of chance cards. */
            deck: ("red" | "blue" | "yellow" | "white") | ("referee" | "chairman" | "bonus");
            /** @description The cards of the deck, the top first. */
            order: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "deck.shuffled";
            /** @description Which deck it is: of a squad, or of chance cards. */
            deck: ("red" | "blue" | "yellow" | "white") | ("referee" | "chairman" | "bonus");
            /** @description How many cards it has. */
            size: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "setup.dealt";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Ids of the cards. */
            cards: string[];
            /** @description The money of the club, in pounds. */
            cash: number;
            /** @description Running number of the receipt: cards of one deal share it; null: no footballer. */
            got: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "starter.rolled";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The two dice. */
            dice: [
                number,
                number
            ];
            /** @description The round of the roll-off, from 1. */
            round: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "starter.chosen";
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "turn.started";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Number of the turn, from 1; 0 before the first. */
            no: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "turn.skipped";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Number of the turn, from 1; 0 before the first. */
            no: number;
            /** @description How many turns the club still has to miss. */
            missTurns: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "turn.ended";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "done" | "bogus" | "final-lost" | "out";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "turn.changed";
            /**
             * @description Where the turn is: before a roll, under way, at its end, or passing on.
             * @enum {string}
             */
            phase: "roll" | "moving" | "turn-end" | "passing";
            /** @description The space whose landing is being resolved; null: none. */
            space: number | null;
            /** @description How many rolls the seat still has this turn. */
            owedRolls: number;
            /** @description Whether the match that a complete club has without a card was played this turn. */
            freeMatchUsed: boolean;
            /** @description Why the turn is over; null: it is not. */
            ending: ("done" | "bogus" | "final-lost" | "out") | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "frame.opened";
            /** @description The business inside the turn, as it stands now. */
            frame: {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "landing";
                /** @description Number of the space, from 0, in the order of the board; null: none. */
                space: number;
                /** @description How many chance cards were drawn within this landing. */
                depth: number;
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "purchase";
                /** @description Number of the space, from 0, in the order of the board; null: none. */
                space: number;
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "tackle";
                /** @description Number of the space, from 0, in the order of the board; null: none. */
                space: number;
                /** @description The seats that have not answered yet. */
                waiting: number[];
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "acquire";
                /** @description The seat that gets the card, and pays for it. */
                buyer: number;
                /** @description Id of the card. */
                card: string;
                /** @description The price, in pounds; null: an older version did not write it. */
                price: number;
                /**
                 * @description By what it came about: a purchase or a Tackle, a space or an effect.
                 * @enum {string}
                 */
                via: "purchase" | "tackle";
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "effects";
                /** @description Id of the card. */
                card: string;
                /** @description What the card still does. */
                rest: components["schemas"]["StarplayerEvent__schema0"];
                /** @description How many chance cards were drawn within this landing. */
                depth: number;
                /** @description Whether the club keeps the card; else it goes to the bottom of its deck. */
                kept: boolean;
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "pick-opponent";
                /** @description The seats that may be met in the match. */
                eligible: number[];
                /** @description Whether the seat may go without the match. */
                skippable: boolean;
                /**
                 * @description By what it came about: a purchase or a Tackle, a space or an effect.
                 * @enum {string}
                 */
                via: "space" | "effect";
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "window";
                /** @description The seat that opened the Transfer Window. */
                opener: number;
                /** @description The seats that may still negotiate in this window, the next first. */
                queue: number[];
                /** @description The seat whose negotiation it is; null: nobody has begun one. */
                negotiator: number | null;
                /** @description The seat to which the negotiator keeps with its offers; null: none yet. */
                partner: number | null;
                /** @description How many offers were made so far in this negotiation, or for this debt. */
                offersMade: number;
                /** @description The open offer of a trade; null: none. */
                offer: {
                    /** @description Number of the offer. */
                    id: number;
                    /** @description The seat that made the offer; null: an older version did not write it. */
                    by: number;
                    /** @description The seat to which it is made. */
                    to: number;
                    /** @description What the offering seat gives. */
                    give: {
                        /** @description Ids of the cards. */
                        cards: string[];
                        /** @description How much money, in pounds. */
                        money: number;
                    };
                    /** @description What the offering seat gets. */
                    take: {
                        /** @description Ids of the cards. */
                        cards: string[];
                        /** @description How much money, in pounds. */
                        money: number;
                    };
                } | null;
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "passing";
                /** @description The seats that have not answered yet. */
                waiting: number[];
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "frame.changed";
            /** @description The business inside the turn, as it stands now. */
            frame: {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "landing";
                /** @description Number of the space, from 0, in the order of the board; null: none. */
                space: number;
                /** @description How many chance cards were drawn within this landing. */
                depth: number;
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "purchase";
                /** @description Number of the space, from 0, in the order of the board; null: none. */
                space: number;
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "tackle";
                /** @description Number of the space, from 0, in the order of the board; null: none. */
                space: number;
                /** @description The seats that have not answered yet. */
                waiting: number[];
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "acquire";
                /** @description The seat that gets the card, and pays for it. */
                buyer: number;
                /** @description Id of the card. */
                card: string;
                /** @description The price, in pounds; null: an older version did not write it. */
                price: number;
                /**
                 * @description By what it came about: a purchase or a Tackle, a space or an effect.
                 * @enum {string}
                 */
                via: "purchase" | "tackle";
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "effects";
                /** @description Id of the card. */
                card: string;
                /** @description What the card still does. */
                rest: components["schemas"]["StarplayerEvent__schema0"];
                /** @description How many chance cards were drawn within this landing. */
                depth: number;
                /** @description Whether the club keeps the card; else it goes to the bottom of its deck. */
                kept: boolean;
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "pick-opponent";
                /** @description The seats that may be met in the match. */
                eligible: number[];
                /** @description Whether the seat may go without the match. */
                skippable: boolean;
                /**
                 * @description By what it came about: a purchase or a Tackle, a space or an effect.
                 * @enum {string}
                 */
                via: "space" | "effect";
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "window";
                /** @description The seat that opened the Transfer Window. */
                opener: number;
                /** @description The seats that may still negotiate in this window, the next first. */
                queue: number[];
                /** @description The seat whose negotiation it is; null: nobody has begun one. */
                negotiator: number | null;
                /** @description The seat to which the negotiator keeps with its offers; null: none yet. */
                partner: number | null;
                /** @description How many offers were made so far in this negotiation, or for this debt. */
                offersMade: number;
                /** @description The open offer of a trade; null: none. */
                offer: {
                    /** @description Number of the offer. */
                    id: number;
                    /** @description The seat that made the offer; null: an older version did not write it. */
                    by: number;
                    /** @description The seat to which it is made. */
                    to: number;
                    /** @description What the offering seat gives. */
                    give: {
                        /** @description Ids of the cards. */
                        cards: string[];
                        /** @description How much money, in pounds. */
                        money: number;
                    };
                    /** @description What the offering seat gets. */
                    take: {
                        /** @description Ids of the cards. */
                        cards: string[];
                        /** @description How much money, in pounds. */
                        money: number;
                    };
                } | null;
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "passing";
                /** @description The seats that have not answered yet. */
                waiting: number[];
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "frame.closed";
            /**
             * @description What business is done.
             * @enum {string}
             */
            kind: "landing" | "purchase" | "tackle" | "acquire" | "effects" | "pick-opponent" | "window" | "passing";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "dice.rolled";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The two dice. */
            dice: [
                number,
                number
            ];
            /**
             * @description For what it is rolled.
             * @enum {string}
             */
            purpose: "move" | "match" | "tackle";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "pawn.moved";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Number of the space that the pawn leaves. */
            from: number;
            /** @description Number of the space where the pawn ends. */
            to: number;
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "roll" | "card" | "tackle";
            /** @description The spaces on the way, without the one where the pawn ends. */
            passed: number[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "penalty.rolled";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Whether the kick is a goal. */
            goal: boolean;
            /**
             * @description For what it is rolled.
             * @enum {string}
             */
            purpose: "spot" | "card" | "shoot-out" | "final";
            /** @description Which kick of this seat it is, from 1. */
            kick: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "cash.paid";
            /** @description Who pays: a seat, or the official. */
            from: number | "official";
            /** @description Who is paid: a seat, or the official. */
            to: number | "official";
            /** @description How much money, in pounds. */
            amount: number;
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "double" | "royalty" | "gate" | "price" | "bogus-fee" | "all-6" | "penalty" | "card" | "sell-back" | "trade" | "sale" | "forfeit" | "audit-refund" | "insolvency";
            /** @description The card, space, debt, offer, squad or kick that it belongs to; null: none. */
            ref: (string | number) | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "card.moved";
            /** @description Id of the card. */
            card: string;
            /** @description Where it was: the tray, drawn, a seat, or an end of a deck. */
            from: string;
            /** @description Where it goes: the tray, drawn, a seat, or an end of a deck. */
            to: string;
            /** @description As what the club holds it; null: no club gets it. */
            slot: ("footballers" | "manager" | "stadium" | "wilds" | "wins" | "tackles" | "matchCards" | "windowCards" | "yellows" | "trophy") | null;
            /** @description Running number of the receipt: cards of one deal share it; null: no footballer. */
            got: number | null;
            /** @description By which business of the game it moves. */
            reason: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "purchase.declined";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Number of the space, from 0, in the order of the board; null: none. */
            space: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "footballer.drawn";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The squad, by its colour.
             * @enum {string}
             */
            squad: "red" | "blue" | "yellow" | "white";
            /** @description Id of the card. */
            card: string;
            /** @description The price, in pounds; null: an older version did not write it. */
            price: number | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "purchase.voided";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card. */
            card: string;
            /** @description Why it happens. */
            reason: ("cannot-pay" | "seat-left") | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "tackle.answered";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Whether the seat calls Tackle; false: it passes. */
            call: boolean;
            /** @description The card that is wanted, where there are several; left out or null: none is named. */
            pick: string | null;
            /** @description Whether the answer is a secret until all have answered. */
            sealed: boolean;
        } | ({
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "tackle.answered";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Whether the seat calls Tackle; false: it passes. */
            call: boolean;
            /** @description The card that is wanted, where there are several; left out or null: none is named. */
            pick: string | null;
            /** @description Whether the answer is a secret until all have answered. */
            sealed: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "tackle.answered";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Whether the answer is a secret until all have answered.
             * @constant
             */
            sealed: true;
        }) | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "tackle.resolved";
            /** @description The seats that called Tackle. */
            callers: number[];
            /** @description How the callers rolled off, round by round. */
            rolls: {
                /** @description Number of the seat, from 0. */
                seat: number;
                /** @description The two dice. */
                dice: [
                    number,
                    number
                ];
                /** @description The round of the roll-off, from 1. */
                round: number;
            }[];
            /** @description The seat that wins; null: nobody. */
            winner: number | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "chance-card.drawn";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Which deck it is: of a squad, or of chance cards.
             * @enum {string}
             */
            deck: "referee" | "chairman" | "bonus";
            /** @description Id of the card. */
            card: string;
            /** @description What the card does, in this order. */
            effects: components["schemas"]["StarplayerEvent__schema0"];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "caution.shown";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The colour of the card that the referee shows.
             * @enum {string}
             */
            colour: "yellow" | "second-yellow" | "red";
            /** @description How many turns the club still has to miss. */
            missTurns: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "card.sold-back";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card. */
            card: string;
            /** @description The price, in pounds; null: an older version did not write it. */
            price: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "squad.audited";
            /** @description The seat that had the squad counted. */
            by: number;
            /** @description The seat whose squad is counted. */
            target: number;
            /** @description The footballers whom the club has to give back. */
            cards: string[];
            /** @description What is paid back for each of the cards, in pounds, in their order. */
            refunds: number[];
            /** @description The cards among which luck chose, as they had come together. */
            randomAmong: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "club-set.changed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Whether its Club Set is complete: the side, a manager and a stadium. */
            complete: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "claims.recorded";
            /** @description What is due by the events of this turn, and to whom. */
            claims: {
                /** @description Number of the claim. */
                id: number;
                /**
                 * @description For what it is due: royalty, gate receipts, a six, or a Wild Substitute.
                 * @enum {string}
                 */
                kind: "royalty" | "gate" | "all-6" | "wild";
                /** @description To whom the money is due: a seat, or the official; null: it was not written. */
                creditor: number;
                /** @description Who owes the money; null: an older version did not write it. */
                debtor: number | "official";
                /** @description How much money, in pounds. */
                amount: number;
                /** @description Number of the space, from 0, in the order of the board; null: none. */
                space: number | null;
                /**
                 * @description Where it stands: `in` or `out` of the game; a claim is open, made or lapsed.
                 * @enum {string}
                 */
                status: "open" | "made" | "lapsed";
            }[];
            /** @description The seats that completed a six, with squad and rank. */
            ranks: {
                /** @description Number of the seat, from 0. */
                seat: number;
                /**
                 * @description The squad, by its colour.
                 * @enum {string}
                 */
                squad: "red" | "blue" | "yellow" | "white";
                /** @description Place in an order, from 1. */
                rank: number;
            }[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "claim.made";
            /** @description What is claimed, and now paid. */
            claim: {
                /** @description Number of the claim. */
                id: number;
                /**
                 * @description For what it is due: royalty, gate receipts, a six, or a Wild Substitute.
                 * @enum {string}
                 */
                kind: "royalty" | "gate" | "all-6" | "wild";
                /** @description To whom the money is due: a seat, or the official; null: it was not written. */
                creditor: number;
                /** @description Who owes the money; null: an older version did not write it. */
                debtor: number | "official";
                /** @description How much money, in pounds. */
                amount: number;
                /** @description Number of the space, from 0, in the order of the board; null: none. */
                space: number | null;
                /**
                 * @description Where it stands: `in` or `out` of the game; a claim is open, made or lapsed.
                 * @enum {string}
                 */
                status: "open" | "made" | "lapsed";
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "claim.made";
            /** @description What is claimed, and now paid. */
            claim: {
                /**
                 * @description For what it is due: royalty, gate receipts, a six, or a Wild Substitute.
                 * @enum {string}
                 */
                kind: "royalty" | "gate" | "all-6" | "wild";
                /** @description To whom the money is due: a seat, or the official; null: it was not written. */
                creditor: number;
                /** @description Who owes the money; null: an older version did not write it. */
                debtor: number | "official";
                /** @description How much money, in pounds. */
                amount: number;
                /** @description Number of the space, from 0, in the order of the board; null: none. */
                space: number | null;
                /**
                 * @description Where it stands: `in` or `out` of the game; a claim is open, made or lapsed.
                 * @enum {string}
                 */
                status: "open" | "made" | "lapsed";
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "claims.lapsed";
            /** @description The claims that nobody made in time. */
            claimIds: number[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "all6.completed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The squad, by its colour.
             * @enum {string}
             */
            squad: "red" | "blue" | "yellow" | "white";
            /** @description Place in an order, from 1. */
            rank: number;
            /** @description How much money, in pounds. */
            amount: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.started";
            /** @description The seat that started the match. */
            starter: number;
            /** @description The seat that is met. */
            opponent: number;
            /**
             * @description By what it came about.
             * @enum {string}
             */
            via: "card" | "free" | "space" | "effect";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.decided";
            /** @description Goals of the match, those of the seat that started it first. */
            goals: [
                number,
                number
            ];
            /** @description Goals of the penalties, in the order of `goals`; null: there were none. */
            shootOut: [
                number,
                number
            ] | null;
            /** @description The seat that wins; null: nobody. */
            winner: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "final.challenged";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The seat that is met. */
            opponent: number;
            /**
             * @description The colour of the trophy that is played for.
             * @enum {string}
             */
            trophyColour: "red" | "blue" | "yellow" | "white";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "final.decided";
            /** @description Goals of the Cup Final, those of the challenger first. */
            kicks: [
                number,
                number
            ];
            /** @description The seat that wins; null: nobody. */
            winner: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "window.opened";
            /** @description The seat that opened the Transfer Window. */
            opener: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "negotiation.started";
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "negotiation.ended";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description How the negotiation ended: a deal, a pass, time, or the limit of offers.
             * @enum {string}
             */
            outcome: "deal" | "passed" | "expired" | "limit";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "window.closed";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "offer.made";
            /** @description The open offer of a trade; null: none. */
            offer: {
                /** @description Number of the offer. */
                id: number;
                /** @description The seat that made the offer; null: an older version did not write it. */
                by: number;
                /** @description The seat to which it is made. */
                to: number;
                /** @description What the offering seat gives. */
                give: {
                    /** @description Ids of the cards. */
                    cards: string[];
                    /** @description How much money, in pounds. */
                    money: number;
                };
                /** @description What the offering seat gets. */
                take: {
                    /** @description Ids of the cards. */
                    cards: string[];
                    /** @description How much money, in pounds. */
                    money: number;
                };
            };
            /** @description Whether it is a counter-offer. */
            counter: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "offer.rejected";
            /** @description Number of the offer. */
            offerId: number;
            /** @description The seat that made the offer; null: an older version did not write it. */
            by: number | null;
            /** @description To whom the offer was made; null: an older version did not write it. */
            to: number | null;
            /** @description True: nobody said no, but it could not be kept any more. */
            stale: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "offer.withdrawn";
            /** @description Number of the offer. */
            offerId: number;
            /** @description The seat that made the offer; null: an older version did not write it. */
            by: number;
            /** @description To whom the offer was made; null: an older version did not write it. */
            to: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "trade.concluded";
            /** @description Number of the offer. */
            offerId: number;
            /** @description The seat that made the offer; null: an older version did not write it. */
            by: number;
            /** @description To whom the offer was made; null: an older version did not write it. */
            to: number;
            /** @description What the offering seat gives. */
            give: {
                /** @description Ids of the cards. */
                cards: string[];
                /** @description How much money, in pounds. */
                money: number;
            };
            /** @description What the offering seat gets. */
            take: {
                /** @description Ids of the cards. */
                cards: string[];
                /** @description How much money, in pounds. */
                money: number;
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "debt.opened";
            /** @description What is owed, by whom, to whom, and for what. */
            debt: {
                /** @description Number of the debt. */
                id: number;
                /** @description Who owes the money; null: an older version did not write it. */
                debtor: number;
                /** @description To whom the money is due: a seat, or the official; null: it was not written. */
                creditor: number | "official";
                /** @description What is still owed, in pounds. */
                rest: number;
                /**
                 * @description Why it happens.
                 * @enum {string}
                 */
                reason: "double" | "royalty" | "gate" | "price" | "bogus-fee" | "all-6" | "penalty" | "card" | "sell-back" | "trade" | "sale" | "forfeit" | "audit-refund" | "insolvency";
                /** @description The card, space, debt, offer, squad or kick that it belongs to; null: none. */
                ref: (string | number) | null;
                /** @description How many offers were made so far in this negotiation, or for this debt. */
                offersMade: number;
                /** @description The open offer by which the debtor means to pay; null: none. */
                pending: {
                    /**
                     * @description `sale`: the cards for money; `in-kind`: the cards in place of money.
                     * @enum {string}
                     */
                    kind: "sale" | "in-kind";
                    /** @description The seat that the cards are for. */
                    to: number;
                    /** @description Ids of the cards. */
                    cards: string[];
                    /** @description How much money, in pounds. */
                    amount: number;
                } | null;
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "debt.reduced";
            /** @description Number of the debt. */
            debtId: number;
            /** @description Who owes the money; null: an older version did not write it. */
            debtor: number | null;
            /** @description To whom the money is due: a seat, or the official; null: it was not written. */
            creditor: (number | "official") | null;
            /** @description How much money, in pounds. */
            amount: number;
            /** @description What is still owed, in pounds. */
            rest: number;
            /**
             * @description By what it came about.
             * @constant
             */
            via: "in-kind";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "debt.settled";
            /** @description Number of the debt. */
            debtId: number;
            /** @description Who owes the money; null: an older version did not write it. */
            debtor: number | null;
            /** @description To whom the money is due: a seat, or the official; null: it was not written. */
            creditor: (number | "official") | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "debt.written-off";
            /** @description Number of the debt. */
            debtId: number;
            /** @description Who owes the money; null: an older version did not write it. */
            debtor: number | null;
            /** @description To whom the money is due: a seat, or the official; null: it was not written. */
            creditor: (number | "official") | null;
            /** @description What the creditor got, in pounds. */
            paid: number;
            /** @description What the creditor will not get, in pounds. */
            cancelled: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "debt.cancelled";
            /** @description Number of the debt. */
            debtId: number;
            /** @description Who owes the money; null: an older version did not write it. */
            debtor: number | null;
            /** @description To whom the money is due: a seat, or the official; null: it was not written. */
            creditor: (number | "official") | null;
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "seat-left" | "purchase-void";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "sale.offered";
            /** @description Number of the debt. */
            debtId: number;
            /** @description Who owes the money; null: an older version did not write it. */
            debtor: number | null;
            /** @description By which the debtor means to pay, or pays. */
            sale: {
                /**
                 * @description `sale`: the cards for money; `in-kind`: the cards in place of money.
                 * @enum {string}
                 */
                kind: "sale" | "in-kind";
                /** @description The seat that the cards are for. */
                to: number;
                /** @description Ids of the cards. */
                cards: string[];
                /** @description How much money, in pounds. */
                amount: number;
            };
            /** @description How many offers were made so far in this negotiation, or for this debt. */
            offersMade: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "sale.rejected";
            /** @description Number of the debt. */
            debtId: number;
            /** @description Who owes the money; null: an older version did not write it. */
            debtor: number | null;
            /** @description To whom the offer was made; null: an older version did not write it. */
            to: number | null;
            /** @description True: nobody said no, but it could not be kept any more. */
            stale: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "sale.withdrawn";
            /** @description Number of the debt. */
            debtId: number;
            /** @description Who owes the money; null: an older version did not write it. */
            debtor: number;
            /** @description To whom the offer was made; null: an older version did not write it. */
            to: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "sale.concluded";
            /** @description Number of the debt. */
            debtId: number;
            /** @description Who owes the money; null: an older version did not write it. */
            debtor: number | null;
            /** @description By which the debtor means to pay, or pays. */
            sale: {
                /**
                 * @description `sale`: the cards for money; `in-kind`: the cards in place of money.
                 * @enum {string}
                 */
                kind: "sale" | "in-kind";
                /** @description The seat that the cards are for. */
                to: number;
                /** @description Ids of the cards. */
                cards: string[];
                /** @description How much money, in pounds. */
                amount: number;
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "seat.left";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "resigned" | "eliminated";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.ended";
            /** @description How the game ended. */
            result: {
                /**
                 * @description By which rule the game ended.
                 * @constant
                 */
                kind: "trophy";
                /** @description The seat that wins; null: nobody. */
                winner: number;
                /**
                 * @description The colour of the trophy that is played for.
                 * @enum {string}
                 */
                trophyColour: "red" | "blue" | "yellow" | "white";
                /** @description The seat that is met. */
                opponent: number;
                /** @description Goals of the Cup Final, those of the challenger first. */
                kicks: [
                    number,
                    number
                ];
            } | {
                /**
                 * @description By which rule the game ended.
                 * @constant
                 */
                kind: "walkover";
                /** @description The seat that wins; null: nobody. */
                winner: number;
            } | {
                /**
                 * @description By which rule the game ended.
                 * @constant
                 */
                kind: "cap";
                /** @description All seats, the first first. */
                ranking: {
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /** @description Place in an order, from 1. */
                    rank: number;
                    /** @description Places filled of the best side, manager, stadium and WIN cards, added up. */
                    progress: number;
                    /** @description Cash, and the face value of all that could be sold, in pounds. */
                    worth: number;
                    /** @description How many WIN cards it has. */
                    wins: number;
                }[];
            } | {
                /**
                 * @description By which rule the game ended.
                 * @constant
                 */
                kind: "draw";
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "seat.handed-over";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Who plays the seat from now on.
             * @enum {string}
             */
            to: "player" | "bot";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.cancelled";
            /**
             * @description Why the game was called off.
             * @enum {string}
             */
            reason: "abandoned" | "players-asked" | "cheating" | "abuse" | "fault" | "maintenance" | "other";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.paused";
            /**
             * @description Why all clocks stand still.
             * @enum {string}
             */
            reason: "incident" | "maintenance" | "dispute" | "players-asked";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.resumed";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "clock.extended";
            /** @description The seat that has more time; null where it is a secret who is asked. */
            seat: number;
            /** @description So many more. */
            seconds: number;
            /** @description Whether all may know who is asked. */
            open: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "clock.extended";
            /** @description The seat that has more time; null where it is a secret who is asked. */
            seat: null;
            /** @description So many more. */
            seconds: number;
            /** @description Whether all may know who is asked. */
            open: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.forked";
            /** @description The game of which this one is a fork. */
            game: string;
            /** @description The version of that game up to which its log is the same. */
            version: number;
        };
        StarplayerEvent__schema0: ({
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "pay";
            /**
             * @description Who is paid.
             * @enum {string}
             */
            to: "official" | "each-opponent";
            /** @description How much money, in pounds. */
            amount: number;
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "receive";
            /**
             * @description Who pays.
             * @enum {string}
             */
            from: "official" | "each-opponent";
            /** @description How much money, in pounds. */
            amount: number;
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "pay-per";
            /**
             * @description The amount is due for each of these that the club has.
             * @enum {string}
             */
            per: "footballer" | "starplayer" | "wild";
            /** @description How much money, in pounds. */
            amount: number;
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "receive-per";
            /**
             * @description The amount is due for each of these that the club has.
             * @enum {string}
             */
            per: "footballer" | "starplayer" | "wild";
            /** @description How much money, in pounds. */
            amount: number;
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "caution";
            /**
             * @description The colour of the card that the referee shows.
             * @enum {string}
             */
            colour: "yellow" | "red";
            /**
             * @description Who is cautioned.
             * @enum {string}
             */
            target: "club" | "footballer";
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "gain";
            /**
             * @description What the club gets: a Wild Substitute or a WIN card.
             * @enum {string}
             */
            item: "wild" | "win";
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "retain";
            /**
             * @description As what the card is kept.
             * @enum {string}
             */
            role: "cup-match" | "transfer-window" | "tackle";
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "move";
            /** @description Where the pawn goes, always forwards. */
            to: {
                /** @description Number of the space, from 0, in the order of the board; null: none. */
                space: number;
            } | {
                /**
                 * @description The next space of this type.
                 * @enum {string}
                 */
                nearest: "kick-off" | "footballer" | "manager" | "stadium" | "chairman" | "referee" | "starplayer-bonus" | "wild-substitute" | "cup-match" | "penalty-spot";
            };
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "roll-again";
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "cup-match";
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "penalty";
            /** @description What follows a goal. */
            onGoal: components["schemas"]["StarplayerEvent__schema0"];
            /** @description What follows a miss. */
            onMiss: components["schemas"]["StarplayerEvent__schema0"];
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "transfer-window";
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "if";
            /**
             * @description What is asked.
             * @enum {string}
             */
            test: "owns-stadium" | "owns-manager" | "owns-footballer";
            /** @description What follows where the club owns one. */
            then: components["schemas"]["StarplayerEvent__schema0"];
            /** @description What follows where the club owns none. */
            else: components["schemas"]["StarplayerEvent__schema0"];
        })[];
        StarplayerMove: {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "roll";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "buy";
            /** @description The card that is wanted, where there are several; left out or null: none is named. */
            pick?: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "decline";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "end-turn";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "play-transfer-window";
            /** @description Id of the card. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "play-cup-match";
            /** @description The seat that is met. */
            opponent: number;
            /** @description Id of the card. */
            card?: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "sell-back";
            /** @description Ids of the cards. */
            cards: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "challenge-final";
            /** @description The seat that is met. */
            opponent: number;
            /**
             * @description The colour of the trophy that is played for.
             * @enum {string}
             */
            trophyColour: "red" | "blue" | "yellow" | "white";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "tackle";
            /** @description The card that is wanted, where there are several; left out or null: none is named. */
            pick?: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "pass-tackle";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "choose-opponent";
            /** @description The seat that is met. */
            opponent: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "skip-match";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "offer";
            /** @description The seat to which it is made. */
            to: number;
            /** @description What the offering seat gives. */
            give: {
                /** @description Ids of the cards. */
                cards: string[];
                /** @description How much money, in pounds. */
                money: number;
            };
            /** @description What the offering seat gets. */
            take: {
                /** @description Ids of the cards. */
                cards: string[];
                /** @description How much money, in pounds. */
                money: number;
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "pass-window";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "accept";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "reject";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "withdraw";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "counter";
            /** @description What the offering seat gives. */
            give: {
                /** @description Ids of the cards. */
                cards: string[];
                /** @description How much money, in pounds. */
                money: number;
            };
            /** @description What the offering seat gets. */
            take: {
                /** @description Ids of the cards. */
                cards: string[];
                /** @description How much money, in pounds. */
                money: number;
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "offer-sale";
            /** @description The seat that is to buy. */
            to: number;
            /** @description Ids of the cards. */
            cards: string[];
            /** @description What it is to pay, in pounds. */
            price: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "offer-in-kind";
            /** @description Ids of the cards. */
            cards: string[];
            /** @description How much of the debt the cards are to settle, in pounds. */
            credit: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "concede";
        } | ({
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "claim";
            /**
             * @description For what it is due: royalty, gate receipts, a six, or a Wild Substitute.
             * @enum {string}
             */
            kind: "royalty" | "gate" | "wild";
            /** @description Number of the space, from 0, in the order of the board; null: none. */
            space: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "claim";
            /**
             * @description For what it is due: royalty, gate receipts, a six, or a Wild Substitute.
             * @constant
             */
            kind: "all-6";
        }) | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "waive";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "audit";
            /** @description The seat whose squad is counted. */
            target: number;
        };
        StarplayerMoveAnswer: components["schemas"]["MadeMove"] & {
            /**
             * @description Id of a ruleset, such as `goalscorer`.
             * @constant
             */
            ruleset: "starplayer";
            /** @description What the viewer may see of the game, as the ruleset has it; null before the start. */
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
             * @description Id of a ruleset, such as `goalscorer`.
             * @constant
             */
            ruleset: "starplayer";
            /** @description What the viewer may see of the game, as the ruleset has it; null before the start. */
            view: components["schemas"]["StarplayerView"] | null;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "starplayer";
        };
        StarplayerOptions: {
            /**
             * @description standard; short: seven footballers are dealt; five-a-side: 5 footballers and no bogus. Without it: `"standard"`.
             * @enum {string}
             */
            mode?: "standard" | "short" | "five-a-side";
            /**
             * @description colour: a side of one squad; system: of any squads, in a formation. Without it: `"colour"`.
             * @enum {string}
             */
            squadRule?: "colour" | "system";
            /** @description The formations that count, with the system rule. Without it: `["4-4-2"]`. */
            formations?: ("4-4-2" | "4-5-1" | "4-3-3")[];
            /**
             * @description automatic: what is due is paid unasked; manual: it is lost unless it is claimed in time. Without it: `"automatic"`.
             * @enum {string}
             */
            claims?: "automatic" | "manual";
            /** @description Seconds to claim after a turn; null: a quarter of the pace of the table. Without it: `null`. */
            claimSeconds?: number | null;
            /**
             * @description race: the first call gets it; sealed: all answer in secret, and several callers roll off. Without it: `"race"`.
             * @enum {string}
             */
            tackle?: "race" | "sealed";
            /** @description Seconds to call Tackle; null: a quarter of the pace of the table. Without it: `null`. */
            tackleSeconds?: number | null;
            /**
             * @description one: a negotiation has one partner; any: it may turn to everybody. Without it: `"one"`.
             * @enum {string}
             */
            windowPartners?: "one" | "any";
            /** @description Offers and counter-offers of one negotiation together. Without it: `6`. */
            maxOffers?: number;
            /** @description Seconds of one negotiation; null: two minutes where the table has a pace. Without it: `null`. */
            negotiationSeconds?: number | null;
            /** @description Offers to other clubs for one debt. Without it: `4`. */
            maxEmergencyOffers?: number;
            /** @description Seconds to settle a debt, or to answer its offers; null: twice the pace. Without it: `null`. */
            debtSeconds?: number | null;
            /**
             * @description enforced: nobody gets a twelfth footballer; audited: others may have a squad counted. Without it: `"enforced"`.
             * @enum {string}
             */
            squadLimit?: "enforced" | "audited";
            /**
             * @description must: a match is played there; may: who lacks WIN cards can go without. Without it: `"must"`.
             * @enum {string}
             */
            cupMatchSpace?: "must" | "may";
            /** @description Whether a bogus footballer ends the turn of who bought it. Without it: `true`. */
            bogusEndsTurn?: boolean;
            /**
             * @description squad: all four stars of a squad double their own royalty; all: that of all stars. Without it: `"squad"`.
             * @enum {string}
             */
            royaltyDoubling?: "squad" | "all";
            /**
             * @description write-off: who cannot pay plays on; eliminate: who cannot pay is out. Without it: `"write-off"`.
             * @enum {string}
             */
            insolvency?: "write-off" | "eliminate";
            /** @description Cup Match cards of each club at the start of a short game. Without it: `2`. */
            shortCupMatchCards?: 0 | 2;
            /** @description After so many turns the game is over as it stands; null: only the Cup Final ends it. Without it: `500`. */
            maxTurns?: number | null;
            /**
             * @description When the turns are used up: ranking, by who has come furthest, or a draw. Without it: `"ranking"`.
             * @enum {string}
             */
            capResult?: "ranking" | "draw";
        };
        StarplayerView: {
            /** @description The turn that runs. */
            turn: {
                /** @description Number of the turn, from 1; 0 before the first. */
                no: number;
                /** @description The seat whose turn it is. */
                seat: number;
                /** @description How many rolls the seat still has this turn. */
                owedRolls: number;
                /** @description Whether the match that a complete club has without a card was played this turn. */
                freeMatchUsed: boolean;
                /**
                 * @description Where the turn is: before a roll, under way, at its end, or passing on.
                 * @enum {string}
                 */
                phase: "roll" | "moving" | "turn-end" | "passing";
                /** @description The space whose landing is being resolved; null: none. */
                space: number | null;
                /** @description Why the turn is over; null: it is not. */
                ending: ("done" | "bogus" | "final-lost" | "out") | null;
                /** @description What was seen this turn and claims follow from; null: claims are automatic. */
                steps: ({
                    /**
                     * @description What everybody saw: a space visited, a card carried, a claim made.
                     * @constant
                     */
                    step: "visited";
                    /** @description Number of the space, from 0, in the order of the board; null: none. */
                    space: number;
                    /** @description Whether the pawn ended there; false: it passed. */
                    landed: boolean;
                } | {
                    /**
                     * @description What everybody saw: a space visited, a card carried, a claim made.
                     * @constant
                     */
                    step: "carried";
                    /** @description Id of the card. */
                    card: string;
                    /** @description The seat that had the card; null: none. */
                    from: number | null;
                    /** @description The seat that has the card now; null: none. */
                    to: number | null;
                } | {
                    /**
                     * @description What everybody saw: a space visited, a card carried, a claim made.
                     * @constant
                     */
                    step: "claimed";
                    /**
                     * @description What was claimed.
                     * @enum {string}
                     */
                    kind: "royalty" | "gate" | "all-6" | "wild";
                    /** @description To whom the money is due: a seat, or the official; null: it was not written. */
                    creditor: number;
                    /** @description Number of the space, from 0, in the order of the board; null: none. */
                    space: number | null;
                })[] | null;
            };
            /** @description The clubs in seat order. */
            clubs: {
                /** @description Number of the seat, from 0. */
                seat: number;
                /**
                 * @description The colour of the pawn; null at joining: any that is free.
                 * @enum {string}
                 */
                pawn: "red" | "blue" | "yellow" | "white";
                /**
                 * @description Where it stands: `in` or `out` of the game; a claim is open, made or lapsed.
                 * @enum {string}
                 */
                status: "in" | "out";
                /** @description The money of the club, in pounds. */
                cash: number;
                /** @description Number of the space on which the pawn stands, from 0. */
                position: number;
                /** @description The footballers of the club, in the order in which it got them. */
                footballers: {
                    /** @description Id of the card. */
                    card: string;
                    /** @description Running number of the receipt: cards of one deal share it; null: no footballer. */
                    got: number;
                }[];
                /** @description The manager of the club; null: none. */
                manager: string | null;
                /** @description The stadium of the club; null: none. */
                stadium: string | null;
                /** @description The Wild Substitutes of the club. */
                wilds: string[];
                /** @description The WIN cards of the club. */
                wins: string[];
                /** @description The Tackle cards of the club. */
                tackles: string[];
                /** @description The Cup Match cards of the club. */
                matchCards: string[];
                /** @description The Transfer Window cards of the club. */
                windowCards: string[];
                /** @description The yellow cards that were shown to the club. */
                yellows: string[];
                /** @description The trophy of the club; null: none. */
                trophy: string | null;
                /** @description How many turns the club still has to miss. */
                missTurns: number;
                /** @description In which place the club completed a six, from 1; null: it has not. */
                all6Rank: number | null;
                /** @description The squad of which the club completed the six footballers; null: none. */
                all6Squad: ("red" | "blue" | "yellow" | "white") | null;
                /** @description Whether everybody knows of that rank: an unclaimed one is a secret. */
                all6Shown: boolean;
                /** @description Whether its Club Set is complete: the side, a manager and a stadium. */
                complete: boolean;
                /** @description How many places of its best side are filled, wilds included. */
                side: number;
                /** @description The squad, or the formation, of which most is filled; null without footballers. */
                aim: ("red" | "blue" | "yellow" | "white" | "4-4-2" | "4-5-1" | "4-3-3") | null;
            }[];
            /** @description How many cards each deck has left. */
            deckSizes: {
                [key: string]: number;
            };
            /** @description The last roll, and what it was for; null before the first. */
            dice: {
                /** @description Number of the seat, from 0. */
                seat: number;
                /** @description What the two dice showed. */
                values: [
                    number,
                    number
                ];
                /**
                 * @description For what it is rolled.
                 * @enum {string}
                 */
                purpose: "move" | "match" | "tackle";
            } | null;
            /** @description The cards in the tray, which nobody holds. */
            tray: string[];
            /** @description The business inside the turn, the innermost last. */
            frames: ({
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "landing";
                /** @description Number of the space, from 0, in the order of the board; null: none. */
                space: number;
                /** @description How many chance cards were drawn within this landing. */
                depth: number;
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "purchase";
                /** @description Number of the space, from 0, in the order of the board; null: none. */
                space: number;
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "tackle";
                /** @description Number of the space, from 0, in the order of the board; null: none. */
                space: number;
                /** @description The seats that have not answered yet. */
                waiting: number[];
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "acquire";
                /** @description The seat that gets the card, and pays for it. */
                buyer: number;
                /** @description Id of the card. */
                card: string;
                /** @description The price, in pounds; null: an older version did not write it. */
                price: number;
                /**
                 * @description By what it came about: a purchase or a Tackle, a space or an effect.
                 * @enum {string}
                 */
                via: "purchase" | "tackle";
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "effects";
                /** @description Id of the card. */
                card: string;
                /** @description What the card still does. */
                rest: components["schemas"]["StarplayerView__schema0"];
                /** @description How many chance cards were drawn within this landing. */
                depth: number;
                /** @description Whether the club keeps the card; else it goes to the bottom of its deck. */
                kept: boolean;
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "pick-opponent";
                /** @description The seats that may be met in the match. */
                eligible: number[];
                /** @description Whether the seat may go without the match. */
                skippable: boolean;
                /**
                 * @description By what it came about: a purchase or a Tackle, a space or an effect.
                 * @enum {string}
                 */
                via: "space" | "effect";
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "window";
                /** @description The seat that opened the Transfer Window. */
                opener: number;
                /** @description The seats that may still negotiate in this window, the next first. */
                queue: number[];
                /** @description The seat whose negotiation it is; null: nobody has begun one. */
                negotiator: number | null;
                /** @description The seat to which the negotiator keeps with its offers; null: none yet. */
                partner: number | null;
                /** @description How many offers were made so far in this negotiation, or for this debt. */
                offersMade: number;
                /** @description The open offer of a trade; null: none. */
                offer: {
                    /** @description Number of the offer. */
                    id: number;
                    /** @description The seat that made the offer; null: an older version did not write it. */
                    by: number;
                    /** @description The seat to which it is made. */
                    to: number;
                    /** @description What the offering seat gives. */
                    give: {
                        /** @description Ids of the cards. */
                        cards: string[];
                        /** @description How much money, in pounds. */
                        money: number;
                    };
                    /** @description What the offering seat gets. */
                    take: {
                        /** @description Ids of the cards. */
                        cards: string[];
                        /** @description How much money, in pounds. */
                        money: number;
                    };
                } | null;
            } | {
                /**
                 * @description What business it is.
                 * @constant
                 */
                kind: "passing";
                /** @description The seats that have not answered yet. */
                waiting: number[];
            })[];
            /** @description What is owed and not paid yet, the oldest first. */
            debts: {
                /** @description Number of the debt. */
                id: number;
                /** @description Who owes the money; null: an older version did not write it. */
                debtor: number;
                /** @description To whom the money is due: a seat, or the official; null: it was not written. */
                creditor: number | "official";
                /** @description What is still owed, in pounds. */
                rest: number;
                /**
                 * @description Why it happens.
                 * @enum {string}
                 */
                reason: "double" | "royalty" | "gate" | "price" | "bogus-fee" | "all-6" | "penalty" | "card" | "sell-back" | "trade" | "sale" | "forfeit" | "audit-refund" | "insolvency";
                /** @description The card, space, debt, offer, squad or kick that it belongs to; null: none. */
                ref: (string | number) | null;
                /** @description How many offers were made so far in this negotiation, or for this debt. */
                offersMade: number;
                /** @description The open offer by which the debtor means to pay; null: none. */
                pending: {
                    /**
                     * @description `sale`: the cards for money; `in-kind`: the cards in place of money.
                     * @enum {string}
                     */
                    kind: "sale" | "in-kind";
                    /** @description The seat that the cards are for. */
                    to: number;
                    /** @description Ids of the cards. */
                    cards: string[];
                    /** @description How much money, in pounds. */
                    amount: number;
                } | null;
            }[];
            /** @description The seats that left, first the one that left first. */
            left: number[];
            /** @description The number that the next receipt gets. */
            nextGot: number;
            /** @description The number that the next offer gets. */
            nextOffer: number;
            /** @description The number that the next debt gets. */
            nextDebt: number;
            /** @description How the game ended; null while it runs. */
            result: ({
                /**
                 * @description By which rule the game ended.
                 * @constant
                 */
                kind: "trophy";
                /** @description The seat that wins; null: nobody. */
                winner: number;
                /**
                 * @description The colour of the trophy that is played for.
                 * @enum {string}
                 */
                trophyColour: "red" | "blue" | "yellow" | "white";
                /** @description The seat that is met. */
                opponent: number;
                /** @description Goals of the Cup Final, those of the challenger first. */
                kicks: [
                    number,
                    number
                ];
            } | {
                /**
                 * @description By which rule the game ended.
                 * @constant
                 */
                kind: "walkover";
                /** @description The seat that wins; null: nobody. */
                winner: number;
            } | {
                /**
                 * @description By which rule the game ended.
                 * @constant
                 */
                kind: "cap";
                /** @description All seats, the first first. */
                ranking: {
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /** @description Place in an order, from 1. */
                    rank: number;
                    /** @description Places filled of the best side, manager, stadium and WIN cards, added up. */
                    progress: number;
                    /** @description Cash, and the face value of all that could be sold, in pounds. */
                    worth: number;
                    /** @description How many WIN cards it has. */
                    wins: number;
                }[];
            } | {
                /**
                 * @description By which rule the game ended.
                 * @constant
                 */
                kind: "draw";
            }) | null;
            /** @description What nobody but admins may know before the end; null: not for this viewer. */
            secrets: {
                /** @description The cards of each deck, the top first. */
                decks: {
                    [key: string]: string[];
                };
                /** @description What the seats answered to the open Tackle question. */
                answers: {
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /** @description Whether the seat calls Tackle; false: it passes. */
                    call: boolean;
                    /** @description The card that is wanted, where there are several; left out or null: none is named. */
                    pick: string | null;
                }[];
                /** @description What is due by the events of this turn, and to whom. */
                claims: {
                    /** @description Number of the claim. */
                    id: number;
                    /**
                     * @description For what it is due: royalty, gate receipts, a six, or a Wild Substitute.
                     * @enum {string}
                     */
                    kind: "royalty" | "gate" | "all-6" | "wild";
                    /** @description To whom the money is due: a seat, or the official; null: it was not written. */
                    creditor: number;
                    /** @description Who owes the money; null: an older version did not write it. */
                    debtor: number | "official";
                    /** @description How much money, in pounds. */
                    amount: number;
                    /** @description Number of the space, from 0, in the order of the board; null: none. */
                    space: number | null;
                    /**
                     * @description Where it stands: `in` or `out` of the game; a claim is open, made or lapsed.
                     * @enum {string}
                     */
                    status: "open" | "made" | "lapsed";
                }[];
                /** @description By seat, the six it completed and in which place, claimed or not; null: none. */
                all6Ranks: ({
                    /** @description Place in an order, from 1. */
                    rank: number;
                    /**
                     * @description The squad, by its colour.
                     * @enum {string}
                     */
                    squad: "red" | "blue" | "yellow" | "white";
                } | null)[];
                /** @description The place of who completes a six next. */
                nextAll6Rank: number;
                /** @description The number that the next claim gets. */
                nextClaim: number;
            } | null;
        };
        StarplayerView__schema0: ({
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "pay";
            /**
             * @description Who is paid.
             * @enum {string}
             */
            to: "official" | "each-opponent";
            /** @description How much money, in pounds. */
            amount: number;
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "receive";
            /**
             * @description Who pays.
             * @enum {string}
             */
            from: "official" | "each-opponent";
            /** @description How much money, in pounds. */
            amount: number;
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "pay-per";
            /**
             * @description The amount is due for each of these that the club has.
             * @enum {string}
             */
            per: "footballer" | "starplayer" | "wild";
            /** @description How much money, in pounds. */
            amount: number;
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "receive-per";
            /**
             * @description The amount is due for each of these that the club has.
             * @enum {string}
             */
            per: "footballer" | "starplayer" | "wild";
            /** @description How much money, in pounds. */
            amount: number;
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "caution";
            /**
             * @description The colour of the card that the referee shows.
             * @enum {string}
             */
            colour: "yellow" | "red";
            /**
             * @description Who is cautioned.
             * @enum {string}
             */
            target: "club" | "footballer";
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "gain";
            /**
             * @description What the club gets: a Wild Substitute or a WIN card.
             * @enum {string}
             */
            item: "wild" | "win";
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "retain";
            /**
             * @description As what the card is kept.
             * @enum {string}
             */
            role: "cup-match" | "transfer-window" | "tackle";
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "move";
            /** @description Where the pawn goes, always forwards. */
            to: {
                /** @description Number of the space, from 0, in the order of the board; null: none. */
                space: number;
            } | {
                /**
                 * @description The next space of this type.
                 * @enum {string}
                 */
                nearest: "kick-off" | "footballer" | "manager" | "stadium" | "chairman" | "referee" | "starplayer-bonus" | "wild-substitute" | "cup-match" | "penalty-spot";
            };
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "roll-again";
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "cup-match";
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "penalty";
            /** @description What follows a goal. */
            onGoal: components["schemas"]["StarplayerView__schema0"];
            /** @description What follows a miss. */
            onMiss: components["schemas"]["StarplayerView__schema0"];
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "transfer-window";
        } | {
            /**
             * @description What the effect does.
             * @constant
             */
            kind: "if";
            /**
             * @description What is asked.
             * @enum {string}
             */
            test: "owns-stadium" | "owns-manager" | "owns-footballer";
            /** @description What follows where the club owns one. */
            then: components["schemas"]["StarplayerView__schema0"];
            /** @description What follows where the club owns none. */
            else: components["schemas"]["StarplayerView__schema0"];
        })[];
        StreamEnd: {
            /** @description How many events the game has come to. */
            version: number;
            /**
             * @description Whether the game has ended.
             * @constant
             */
            over: true;
        };
        StreamItem: components["schemas"]["SeenEvent"] | components["schemas"]["StreamEnd"] | components["schemas"]["Problem"];
        SuperclubChoice: {
            /** @description Id of the club; left out at joining: the first that is free. */
            club?: string;
        };
        SuperclubEvent: {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.created";
            /** @description Id of the content pack that the game is played with. */
            pack: string;
            /** @description The club of each seat. */
            clubs: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "deck.shuffled";
            /**
             * @description Which deck it is.
             * @enum {string}
             */
            deck: "players" | "staff" | "gameChangers" | "superCup";
            /** @description The cards of the deck, the top first. */
            order: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "deck.shuffled";
            /** @description Which deck it is. */
            deck: string;
            /** @description How many cards the deck has. */
            size: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "manager.rolled";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description What the die shows; null: none is rolled. */
            die: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "manager.numbered";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Number of the manager in the chart: as rolled, later the place of the season before. */
            number: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "draft.board-filled";
            /** @description The round, from 1; 0 before the first. */
            round: number;
            /** @description Ids of the cards. */
            cards: string[];
            /** @description Superstars whom others replaced in the draft. */
            aside: string[];
            /** @description The seat that picks next; null: nobody. */
            next: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "draft.picked";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description How many full stars. */
            stars: number;
            /** @description The seat that picks next; null: nobody. */
            next: number | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "stacks.cut";
            /** @description The stacks of players, by continent, the top first. */
            stacks: {
                [key: string]: string[];
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "stacks.cut";
            /** @description How many cards each stack has. */
            sizes: {
                [key: string]: number;
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "stacks.refilled";
            /** @description The stacks of players, by continent, the top first. */
            stacks: {
                [key: string]: string[];
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "stacks.refilled";
            /** @description How many cards each stack has. */
            sizes: {
                [key: string]: number;
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "phase.started";
            /** @description The year, from 1: an off-season and a season. */
            year: number;
            /**
             * @description What is under way.
             * @enum {string}
             */
            phase: "draft" | "quick-staff" | "finance" | "wages" | "unhappy" | "training" | "scouting" | "invest" | "deadline" | "close" | "season" | "season-end" | "supercup-choice" | "super-duper" | "super-cup" | "finished";
            /** @description The round of the draft or of the season; null: neither. */
            round: number | null;
            /** @description The seats in the order in which they act. */
            order: number[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "turn.started";
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "turn.ended";
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "cash.received";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description How much money, in millions. */
            amount: number;
            /**
             * @description For what the bank pays.
             * @enum {string}
             */
            reason: "start" | "placement" | "stadium" | "income" | "rebate" | "abroad" | "gameChanger";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "cash.paid";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description How much money, in millions. */
            amount: number;
            /**
             * @description For what it is paid.
             * @enum {string}
             */
            reason: "wages" | "scout" | "upgrade" | "staff" | "lot" | "trade" | "unhappy" | "gameChanger";
            /** @description Who receives it; null: the bank. */
            counterparty: number | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "token.moved";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description What it was before. */
            from: number;
            /** @description What it is now. */
            to: number;
            /** @description Why it happens. */
            reason: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "marker.moved";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description What it was before. */
            from: number;
            /** @description What it is now. */
            to: number;
            /** @description Why it happens. */
            reason: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "staff.drawn";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Ids of the key staff. */
            staff: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "staff.hired";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the key staff; null: nobody. */
            staff: string;
            /** @description The price, in millions. */
            price: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "staff.declined";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Ids of the key staff. */
            staff: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "staff.dismissed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the key staff; null: nobody. */
            staff: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "wages.owed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description How much money, in millions. */
            amount: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "boost.assigned";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Stars of the captain's boost; 0: none. */
            boost: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "training.guaranteed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description What it was before. */
            from: number;
            /** @description What it is now. */
            to: number;
            /** @description The card that the player has now; null: the same. */
            developedId: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "training.rolled";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description What the die shows; null: none is rolled. */
            die: number;
            /** @description What key staff add to the roll. */
            bonus: number;
            /** @description What it was before. */
            from: number;
            /** @description What it is now. */
            to: number;
            /** @description The card that the player has now; null: the same. */
            developedId: string | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "scout.revealed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The continent from whose stack the player comes. */
            continent: string;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description How many full stars. */
            stars: number;
            /** @description The price, in millions. */
            price: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "scout.signed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The continent from whose stack the player comes. */
            continent: string;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description How many full stars. */
            stars: number;
            /** @description The price, in millions. */
            price: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "scout.declined";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The continent from whose stack the player comes. */
            continent: string;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description How many full stars. */
            stars: number;
            /** @description The price, in millions. */
            price: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "facility.upgraded";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The department of the club; null: none.
             * @enum {string}
             */
            department: "training" | "scouting" | "stadium";
            /** @description The level, from 1; null: none rises. */
            level: number;
            /** @description The price, in millions. */
            price: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "player.sold-abroad";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description How many full stars. */
            stars: number;
            /** @description The price, in millions. */
            price: number;
            /** @description The stack to which the player goes back: that of a continent. */
            stack: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy.bid-placed";
            /** @description The seat that bids. */
            bidder: number;
            /** @description The seat whose player it is. */
            owner: number;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description How many full stars. */
            stars: number;
            /** @description How much money, in millions. */
            amount: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy.passed";
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy.star-added";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description What it was before. */
            from: number;
            /** @description What it is now. */
            to: number;
            /** @description The card that the player has now; null: the same. */
            developedId: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy.entry-opened";
            /** @description The seats that are meant. */
            seats: number[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy.answered";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Whether the seat enters the bidding. */
            enter: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy.answered";
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy.entered";
            /** @description The seats that are meant. */
            seats: number[];
            /** @description The seat whose bid is the highest. */
            leader: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy.raised";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description How much money, in millions. */
            amount: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy.raise-passed";
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy.bidding-closed";
            /** @description The seat whose bid is the highest. */
            leader: number;
            /** @description How much money, in millions. */
            amount: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy.countered";
            /** @description The seat whose player it is. */
            owner: number;
            /** @description Money that the owner asks for, in millions. */
            cash: number;
            /** @description Players of the bidder for whom the owner asks. */
            players: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy.counter-declined";
            /** @description The seat that bids. */
            bidder: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy.sold";
            /** @description The seat that bids. */
            bidder: number;
            /** @description The seat whose player it is. */
            owner: number;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description Money that the owner gets, in millions. */
            cash: number;
            /** @description Players whom the owner gets. */
            players: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy.benched";
            /** @description The seat that bids. */
            bidder: number;
            /** @description The seat whose player it is. */
            owner: number;
            /** @description Id of the card; null: none. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "lot.opened";
            /** @description Number of the player who is for sale, on this Deadline day. */
            n: number;
            /** @description The seat that turned the card. */
            flipper: number;
            /** @description The continent from whose stack the player comes. */
            continent: string;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description How many full stars. */
            stars: number;
            /** @description The least bid, in millions. */
            min: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "lot.bid";
            /** @description Number of the player who is for sale, on this Deadline day. */
            n: number;
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description How much money, in millions. */
            amount: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "lot.passed";
            /** @description Number of the player who is for sale, on this Deadline day. */
            n: number;
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "lot.sealed";
            /** @description Number of the player who is for sale, on this Deadline day. */
            n: number;
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The one bid, in millions; null: none. */
            amount: number | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "lot.sealed";
            /** @description Number of the player who is for sale, on this Deadline day. */
            n: number;
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "lot.unsealed";
            /** @description Number of the player who is for sale, on this Deadline day. */
            n: number;
            /** @description All sealed bids. */
            bids: {
                /** @description Number of the seat, from 0. */
                seat: number;
                /** @description The one bid, in millions; null: none. */
                amount: number | null;
            }[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "lot.sold";
            /** @description Number of the player who is for sale, on this Deadline day. */
            n: number;
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description How many full stars. */
            stars: number;
            /** @description How much money, in millions. */
            amount: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "lot.rejected";
            /** @description Number of the player who is for sale, on this Deadline day. */
            n: number;
            /** @description Id of the card; null: none. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "trade.proposed";
            /** @description The trade that was offered. */
            trade: {
                /** @description Id: unique in its list. */
                id: string;
                /** @description The seat that offers. */
                from: number;
                /** @description The seat to which it is offered. */
                to: number;
                /** @description What the offering seat gives. */
                give: {
                    /** @description Money, in millions. */
                    cash: number;
                    /** @description Ids of the players. */
                    players: string[];
                    /** @description Ids of the key staff. */
                    staff: string[];
                };
                /** @description What the offering seat gets. */
                take: {
                    /** @description Money, in millions. */
                    cash: number;
                    /** @description Ids of the players. */
                    players: string[];
                    /** @description Ids of the key staff. */
                    staff: string[];
                };
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "trade.accepted";
            /** @description The trade that was offered. */
            trade: {
                /** @description Id: unique in its list. */
                id: string;
                /** @description The seat that offers. */
                from: number;
                /** @description The seat to which it is offered. */
                to: number;
                /** @description What the offering seat gives. */
                give: {
                    /** @description Money, in millions. */
                    cash: number;
                    /** @description Ids of the players. */
                    players: string[];
                    /** @description Ids of the key staff. */
                    staff: string[];
                };
                /** @description What the offering seat gets. */
                take: {
                    /** @description Money, in millions. */
                    cash: number;
                    /** @description Ids of the players. */
                    players: string[];
                    /** @description Ids of the key staff. */
                    staff: string[];
                };
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "trade.rejected";
            /** @description The trade that was offered. */
            trade: {
                /** @description Id: unique in its list. */
                id: string;
                /** @description The seat that offers. */
                from: number;
                /** @description The seat to which it is offered. */
                to: number;
                /** @description What the offering seat gives. */
                give: {
                    /** @description Money, in millions. */
                    cash: number;
                    /** @description Ids of the players. */
                    players: string[];
                    /** @description Ids of the key staff. */
                    staff: string[];
                };
                /** @description What the offering seat gets. */
                take: {
                    /** @description Money, in millions. */
                    cash: number;
                    /** @description Ids of the players. */
                    players: string[];
                    /** @description Ids of the key staff. */
                    staff: string[];
                };
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "trade.withdrawn";
            /** @description The trade that was offered. */
            trade: {
                /** @description Id: unique in its list. */
                id: string;
                /** @description The seat that offers. */
                from: number;
                /** @description The seat to which it is offered. */
                to: number;
                /** @description What the offering seat gives. */
                give: {
                    /** @description Money, in millions. */
                    cash: number;
                    /** @description Ids of the players. */
                    players: string[];
                    /** @description Ids of the key staff. */
                    staff: string[];
                };
                /** @description What the offering seat gets. */
                take: {
                    /** @description Money, in millions. */
                    cash: number;
                    /** @description Ids of the players. */
                    players: string[];
                    /** @description Ids of the key staff. */
                    staff: string[];
                };
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "trade.expired";
            /** @description Trades that are offered and not answered. */
            trades: {
                /** @description Id: unique in its list. */
                id: string;
                /** @description The seat that offers. */
                from: number;
                /** @description The seat to which it is offered. */
                to: number;
                /** @description What the offering seat gives. */
                give: {
                    /** @description Money, in millions. */
                    cash: number;
                    /** @description Ids of the players. */
                    players: string[];
                    /** @description Ids of the key staff. */
                    staff: string[];
                };
                /** @description What the offering seat gets. */
                take: {
                    /** @description Money, in millions. */
                    cash: number;
                    /** @description Ids of the players. */
                    players: string[];
                    /** @description Ids of the key staff. */
                    staff: string[];
                };
            }[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "market.readied";
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "window.closed";
            /** @description The year, from 1: an off-season and a season. */
            year: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "season.started";
            /** @description The year, from 1: an off-season and a season. */
            year: number;
            /** @description Of each seat its number in the chart. */
            numbers: number[];
            /** @description The rounds of a season, by the numbers of the managers. */
            fixtures: {
                /** @description Who meets whom, by number, home first. */
                matches: [
                    number,
                    number
                ][];
                /** @description The numbers of those who simulate a match in this round. */
                sims: number[];
            }[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "sim.rolled";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The two dice; null: not rolled. */
            dice: [
                number,
                number
            ];
            /** @description What key staff add to the roll. */
            bonus: number;
            /** @description The dice with what staff add, at most 12. */
            total: number;
            /** @description The status by which the roll is read: that of the squad token. */
            band: string;
            /**
             * @description Whether it is won, drawn or lost.
             * @enum {string}
             */
            result: "win" | "draw" | "loss";
            /** @description Points for the result. */
            points: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "round.ended";
            /** @description The year, from 1: an off-season and a season. */
            year: number;
            /** @description The round, from 1; 0 before the first. */
            round: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "tie.rolled";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description What the die shows; null: none is rolled. */
            die: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "season.ranked";
            /** @description The year, from 1: an off-season and a season. */
            year: number;
            /** @description All seats, the first first; null: no season has ended. */
            ranking: {
                /** @description Number of the seat, from 0. */
                seat: number;
                /** @description The number on which the point marker stands. */
                marker: number;
                /** @description The status of the club; null: no season has ended. */
                status: string;
                /** @description How many seasons the club has won. */
                titles: number;
            }[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "flags.cleared";
            /** @description The year, from 1: an off-season and a season. */
            year: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "supercup.card-won";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; null: none. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "supercup.card-won";
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "supercup.chosen";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Whether the seat plays the SuperCup final; false: it saves the cards. */
            play: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "supercup.cards-returned";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description How many cards. */
            count: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "final.started";
            /**
             * @description Which final it is.
             * @enum {string}
             */
            kind: "superDuper" | "superCup";
            /** @description The seats that play the final. */
            finalists: number[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "seat.resigned";
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.finished";
            /** @description The seat that wins; null: nobody. */
            winner: number;
            /** @description All seats, the first first; null: no season has ended. */
            ranking: number[];
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "points" | "superDuper" | "superCup" | "cap" | "resigned";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.opened";
            /** @description Id of the match. */
            match: string;
            /** @description The round, from 1; 0 before the first. */
            round: number;
            /**
             * @description A match of the league, or which final.
             * @enum {string}
             */
            kind: "league" | "superDuper" | "superCup";
            /** @description The seat that plays at home. */
            home: number;
            /** @description The seat that plays away; null: the SuperCup team. */
            away: number | null;
            /** @description Stars of the captain's boost of both sides, home first. */
            boosts: [
                number,
                number
            ];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "lineup.submitted";
            /** @description Id of the match. */
            match: string;
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The eleven; null: not revealed yet. */
            lineUp: {
                /** @description The formation, as defence-midfield-attack. */
                formation: string;
                /** @description Who plays in goal; `given` is the default goalkeeper. */
                goalkeeper: string;
                /** @description Who plays in defence, from the left; null: an empty slot. */
                defence: (string | null)[];
                /** @description Who plays in midfield, from the left; null: an empty slot. */
                midfield: (string | null)[];
                /** @description Who plays in attack, from the left; null: an empty slot. */
                attack: (string | null)[];
                /** @description The third on which the captain's boost lies; null: none. */
                boostThird: ("attack" | "midfield" | "defence") | null;
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "lineup.submitted";
            /** @description Id of the match. */
            match: string;
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "lineup.revealed";
            /** @description Id of the match. */
            match: string;
            /** @description The line-ups, home first; null: the SuperCup team has none. */
            lineUps: [
                {
                    /** @description The formation, as defence-midfield-attack. */
                    formation: string;
                    /** @description Who plays in goal; `given` is the default goalkeeper. */
                    goalkeeper: string;
                    /** @description Who plays in defence, from the left; null: an empty slot. */
                    defence: (string | null)[];
                    /** @description Who plays in midfield, from the left; null: an empty slot. */
                    midfield: (string | null)[];
                    /** @description Who plays in attack, from the left; null: an empty slot. */
                    attack: (string | null)[];
                    /** @description The third on which the captain's boost lies; null: none. */
                    boostThird: ("attack" | "midfield" | "defence") | null;
                } | null,
                {
                    /** @description The formation, as defence-midfield-attack. */
                    formation: string;
                    /** @description Who plays in goal; `given` is the default goalkeeper. */
                    goalkeeper: string;
                    /** @description Who plays in defence, from the left; null: an empty slot. */
                    defence: (string | null)[];
                    /** @description Who plays in midfield, from the left; null: an empty slot. */
                    midfield: (string | null)[];
                    /** @description Who plays in attack, from the left; null: an empty slot. */
                    attack: (string | null)[];
                    /** @description The third on which the captain's boost lies; null: none. */
                    boostThird: ("attack" | "midfield" | "defence") | null;
                } | null
            ];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "third.started";
            /** @description Id of the match. */
            match: string;
            /** @description Which third of the match it is: 1, 2 or 3. */
            third: number;
            /** @description Which row each side plays, home first. */
            rows: [
                "attack" | "midfield" | "defence",
                "attack" | "midfield" | "defence"
            ];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "weapon.played";
            /** @description Id of the match. */
            match: string;
            /** @description Which third of the match it is: 1, 2 or 3. */
            third: number;
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the Game changer. */
            gc: string;
            /** @description What the card does. */
            kind: string;
            /** @description What the card is told: who is exchanged, or which third; empty where it needs nothing. */
            params: {
                /** @description Who goes off; null: nobody. */
                out: string | null;
                /** @description Who comes on; null: nobody. */
                in: string | null;
                /** @description The third to which the captain's boost goes; null: none. */
                third: ("attack" | "midfield" | "defence") | null;
            };
            /** @description Stars that it gives, or takes; 0: it does something else. */
            amount: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "window.readied";
            /** @description Id of the match. */
            match: string;
            /** @description Which third of the match it is: 1, 2 or 3. */
            third: number;
            /**
             * @description Which window: before the dice of a third, or after them.
             * @enum {string}
             */
            phase: "prep" | "react";
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "dice.rolled";
            /** @description Id of the match. */
            match: string;
            /** @description Which third of the match it is: 1, 2 or 3. */
            third: number;
            /** @description Number of the seat, from 0. */
            seat: number | null;
            /** @description The two dice; null: not rolled. */
            dice: [
                number,
                number
            ];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "dice.rerolled";
            /** @description Id of the match. */
            match: string;
            /** @description Which third of the match it is: 1, 2 or 3. */
            third: number;
            /** @description Number of the seat, from 0. */
            seat: number | null;
            /** @description The two dice; null: not rolled. */
            dice: [
                number,
                number
            ];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "player.injured";
            /** @description Id of the match. */
            match: string;
            /** @description Which third of the match it is: 1, 2 or 3. */
            third: number;
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The row of the line-up.
             * @enum {string}
             */
            row: "attack" | "midfield" | "defence";
            /** @description The slot of the row, from the left, from 1. */
            slot: number;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description Whether the player stays out for the season; in a final he does not. */
            lasting: boolean;
            /** @description Whether a substitute has to be chosen. */
            substitute: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "injury.cancelled";
            /** @description Id of the match. */
            match: string;
            /** @description Which third of the match it is: 1, 2 or 3. */
            third: number;
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The row of the line-up.
             * @enum {string}
             */
            row: "attack" | "midfield" | "defence";
            /** @description The slot of the row, from the left, from 1. */
            slot: number;
            /** @description Id of the card; null: none. */
            card: string;
            /**
             * @description What takes the injury back: a Game changer, immunity, or staff who ignore the first.
             * @enum {string}
             */
            by: "weapon" | "immunity" | "first";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "player.substituted";
            /** @description Id of the match. */
            match: string;
            /** @description Which third of the match it is: 1, 2 or 3. */
            third: number;
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The row of the line-up.
             * @enum {string}
             */
            row: "attack" | "midfield" | "defence";
            /** @description The slot of the row, from the left, from 1. */
            slot: number;
            /** @description Id of the card; null: none. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "doubles.settled";
            /** @description Id of the match. */
            match: string;
            /** @description Which third of the match it is: 1, 2 or 3. */
            third: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game-changer.drawn";
            /** @description Id of the match. */
            match: string;
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; null: none. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game-changer.drawn";
            /** @description Id of the match. */
            match: string;
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game-changer.kept";
            /** @description Id of the match. */
            match: string;
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; null: none. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game-changer.kept";
            /** @description Id of the match. */
            match: string;
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game-changer.read";
            /** @description Id of the match. */
            match: string;
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the Game changer. */
            gc: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game-changer.revealed";
            /** @description Id of the match. */
            match: string;
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The continent from whose stack the player comes. */
            continent: string;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description How many full stars. */
            stars: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game-changer.resolved";
            /** @description Id of the match. */
            match: string;
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the Game changer. */
            gc: string;
            /** @description Which effect of the card it is. */
            kind: string;
            /** @description Whether nothing of the squad changed. */
            none: boolean;
            /** @description Id of the card; null: none. */
            card: string | null;
            /** @description Stars before; null: none change. */
            from: number | null;
            /** @description Stars now; null: none change, or the player is not kept. */
            to: number | null;
            /** @description For how long the player is out; null: it is no matter of that. */
            duration: ("nextMatch" | "season") | null;
            /** @description The department of the club; null: none. */
            department: ("training" | "scouting" | "stadium") | null;
            /** @description The level, from 1; null: none rises. */
            level: number | null;
            /** @description Id of the key staff; null: nobody. */
            staff: string | null;
            /** @description How much money it brings, or takes, in millions; null: none. */
            amount: number | null;
            /** @description What waits for the next match that the club plays; null: nothing. */
            effect: ({
                /**
                 * @description What the effect does.
                 * @constant
                 */
                kind: "nextMatchStars";
                /**
                 * @description The third that gets them.
                 * @enum {string}
                 */
                third: "attack" | "midfield" | "defence";
                /** @description How many stars. */
                amount: number;
            } | {
                /**
                 * @description What the effect does.
                 * @constant
                 */
                kind: "noBoostNextMatch";
            } | {
                /**
                 * @description What the effect does.
                 * @constant
                 */
                kind: "noStaffNextMatch";
            }) | null;
            /** @description Whether it is the card's last effect. */
            last: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "third.decided";
            /** @description Id of the match. */
            match: string;
            /** @description Which third of the match it is: 1, 2 or 3. */
            third: number;
            /** @description What each side came to, in half stars, home first. */
            totals: [
                number,
                number
            ];
            /** @description The side that wins the third: 0 home, 1 away; null: drawn. */
            winner: number | null;
            /** @description Third-points in halves, home first: 2 for a third that is won, 1 for one that is drawn. */
            score: [
                number,
                number
            ];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.decided";
            /** @description Id of the match. */
            match: string;
            /** @description The seat that wins; null: nobody. */
            winner: number | null;
            /** @description Third-points in halves, home first: 2 for a third that is won, 1 for one that is drawn. */
            score: [
                number,
                number
            ];
            /** @description Points of both clubs, home first. */
            points: [
                number,
                number
            ];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "supercup.opponent-revealed";
            /** @description Id of the match. */
            match: string;
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; null: none. */
            card: string;
            /** @description Stars of its attack. */
            attack: number;
            /** @description Stars of its midfield. */
            midfield: number;
            /** @description Stars of its defence. */
            defence: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "final.replayed";
            /** @description Id of the match. */
            match: string;
            /** @description How often the final was played again. */
            replays: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "shoot-out.started";
            /** @description Id of the match. */
            match: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "penalty.ordered";
            /** @description Id of the match. */
            match: string;
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The takers of penalties, in their order. */
            takers: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "penalty.ordered";
            /** @description Id of the match. */
            match: string;
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "penalty.taken";
            /** @description Id of the match. */
            match: string;
            /** @description Number of the seat, from 0. */
            seat: number | null;
            /** @description Who takes the penalty; null: the SuperCup team. */
            taker: string | null;
            /** @description How many full stars. */
            stars: number;
            /** @description What the die shows; null: none is rolled. */
            die: number | null;
            /** @description Whether the penalty is a goal. */
            goal: boolean;
            /** @description Penalties scored so far, home first. */
            goals: [
                number,
                number
            ];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "final.decided";
            /** @description Id of the match. */
            match: string;
            /** @description The seat that wins; null: the SuperCup team. */
            winner: number | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "seat.handed-over";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Who plays the seat from now on.
             * @enum {string}
             */
            to: "player" | "bot";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "table.covered";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.cancelled";
            /**
             * @description Why the game was called off.
             * @enum {string}
             */
            reason: "abandoned" | "players-asked" | "cheating" | "abuse" | "fault" | "maintenance" | "other";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.paused";
            /**
             * @description Why all clocks stand still.
             * @enum {string}
             */
            reason: "incident" | "maintenance" | "dispute" | "players-asked";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.resumed";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "clock.extended";
            /** @description The seat that has more time; null where it is a secret who is asked. */
            seat: number;
            /** @description So many more. */
            seconds: number;
            /** @description Whether all may know who is asked. */
            open: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "clock.extended";
            /** @description The seat that has more time; null where it is a secret who is asked. */
            seat: null;
            /** @description So many more. */
            seconds: number;
            /** @description Whether all may know who is asked. */
            open: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.forked";
            /** @description The game of which this one is a fork. */
            game: string;
            /** @description The version of that game up to which its log is the same. */
            version: number;
        };
        SuperclubMove: {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "draft-pick";
            /** @description Id of the card; null: none. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "staff-keep";
            /** @description Id of the key staff; null: nobody. */
            staff: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "squad-sell-abroad";
            /** @description Id of the card; null: none. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "trade-propose";
            /** @description The seat to which it is offered. */
            to: number;
            /** @description What the offering seat gives. */
            give: {
                /** @description Money, in millions. */
                cash: number;
                /** @description Ids of the players. */
                players: string[];
                /** @description Ids of the key staff. */
                staff: string[];
            };
            /** @description What the offering seat gets. */
            take: {
                /** @description Money, in millions. */
                cash: number;
                /** @description Ids of the players. */
                players: string[];
                /** @description Ids of the key staff. */
                staff: string[];
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "trade-withdraw";
            /** @description Id of the trade. */
            trade: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "trade-accept";
            /** @description Id of the trade. */
            trade: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "trade-reject";
            /** @description Id of the trade. */
            trade: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "market-ready";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy-bid";
            /** @description Id of the card; null: none. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy-pass";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy-star";
            /** @description Id of the card; null: none. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy-enter";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy-stay-out";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy-sell";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy-counter";
            /** @description Money that the owner asks for, in millions. */
            cash: number;
            /** @description Players of the bidder for whom the owner asks. */
            players: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy-bench";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy-accept";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "unhappy-decline";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "auction-bid";
            /** @description How much money, in millions. */
            amount: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "auction-pass";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "auction-seal";
            /** @description The one bid, in millions; null: none. */
            amount: number | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "train-guarantee";
            /** @description Id of the card; null: none. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "train-roll";
            /** @description Id of the card; null: none. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "train-done";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "scout-draw";
            /** @description The continent from whose stack the player comes. */
            continent: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "scout-done";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "scout-sign";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "scout-decline";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "invest-upgrade";
            /** @description The department of the club; null: none. */
            department: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "invest-staff";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "invest-done";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "staff-hire";
            /** @description Id of the key staff; null: nobody. */
            staff: string;
            /** @description Key staff who go, where there are as many as a club may have. */
            dismiss?: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "staff-decline";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "deadline-flip";
            /** @description The continent from whose stack the player comes. */
            continent: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "lineup-submit";
            /** @description The eleven; null: not revealed yet. */
            lineUp: {
                /** @description The formation, as defence-midfield-attack. */
                formation: string;
                /** @description Who plays in goal; `given` is the default goalkeeper. */
                goalkeeper: string;
                /** @description Who plays in defence, from the left; null: an empty slot. */
                defence: (string | null)[];
                /** @description Who plays in midfield, from the left; null: an empty slot. */
                midfield: (string | null)[];
                /** @description Who plays in attack, from the left; null: an empty slot. */
                attack: (string | null)[];
                /**
                 * @description The third on which the captain's boost lies; null: none.
                 * @enum {string}
                 */
                boostThird?: "attack" | "midfield" | "defence";
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "weapon-play";
            /** @description Id of the Game changer. */
            gc: string;
            /** @description What the card is told: who is exchanged, or which third; empty where it needs nothing. */
            params: {
                /** @description Who goes off; null: nobody. */
                out: string;
                /** @description Who comes on; null: nobody. */
                in: string;
            } | {
                /**
                 * @description The third to which the captain's boost goes; null: none.
                 * @enum {string}
                 */
                third: "attack" | "midfield" | "defence";
            } | Record<string, never>;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "third-ready";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "sub-bring";
            /** @description Id of the card; null: none. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "gc-player";
            /** @description Id of the card; null: none. */
            card: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "gc-continent";
            /** @description The continent from whose stack the player comes. */
            continent: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "gc-keep";
            /** @description Whether the player is kept. */
            keep: boolean;
            /** @description Whom to sell abroad where the squad is full. */
            sell?: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "gc-staff";
            /** @description Id of the key staff; null: nobody. */
            staff: string | null;
            /** @description Key staff who go, where there are as many as a club may have. */
            dismiss?: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "supercup-play";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "supercup-save";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "penalties-order";
            /** @description The takers of penalties, in their order. */
            takers: string[];
        };
        SuperclubMoveAnswer: components["schemas"]["MadeMove"] & {
            /**
             * @description Id of a ruleset, such as `goalscorer`.
             * @constant
             */
            ruleset: "superclub";
            /** @description What the viewer may see of the game, as the ruleset has it; null before the start. */
            view?: components["schemas"]["SuperclubView"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "superclub";
        };
        SuperclubObservation: components["schemas"]["ObservedGame"] & {
            /**
             * @description Id of a ruleset, such as `goalscorer`.
             * @constant
             */
            ruleset: "superclub";
            /** @description What the viewer may see of the game, as the ruleset has it; null before the start. */
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
             * @description Cash at the start: slower 90M, normal 120M, quicker 150M with the house pack. Without it: `"normal"`.
             * @enum {string}
             */
            pace?: "slower" | "normal" | "quicker";
            /** @description All levels begin at 2, each club keeps a key staff, two SuperCup cards suffice. Without it: `false`. */
            quickGame?: boolean;
            /** @description Whether clubs of higher status may bid for players who are unhappy elsewhere. Without it: `false`. */
            unhappyPlayers?: boolean;
            /** @description Every match twice, at 3 points for a win and 1 for a draw. Without it: `false`. */
            homeAndAway?: boolean;
            /**
             * @description How a level final is settled: penalties, or it is played again. Without it: `"penalties"`.
             * @enum {string}
             */
            finalDraw?: "penalties" | "replay";
            /**
             * @description allowed: players of six stars are drafted; replaced: others take their places. Without it: `"allowed"`.
             * @enum {string}
             */
            superstarDraft?: "allowed" | "replaced";
            /**
             * @description cut: the rest of the deck in six stacks; byRegion: each player at home. Without it: `"cut"`.
             * @enum {string}
             */
            continentStacks?: "cut" | "byRegion";
            /**
             * @description pairs: any left and right half in a row pair; adjacent: only neighbours do. Without it: `"pairs"`.
             * @enum {string}
             */
            chemistry?: "pairs" | "adjacent";
            /**
             * @description open: clubs outbid each other; sealed: one hidden bid each. Without it: `"open"`.
             * @enum {string}
             */
            auctionMode?: "open" | "sealed";
            /** @description Whether trades may hold key staff. Without it: `false`. */
            staffTrading?: boolean;
            /** @description Offers of trades that a seat may make in an off-season. Without it: `6`. */
            maxTradeOffers?: number;
            /** @description Seasons after which most titles win. Without it: `15`. */
            maxSeasons?: number;
            /** @description Seconds for each sort of question; null: what the pace of the table gives it. */
            timers?: {
                /** @description Seconds for a question of this sort; null: what the pace of the table gives it. Without it: `null`. */
                draft?: number | null;
                /** @description Seconds for a question of this sort; null: what the pace of the table gives it. Without it: `null`. */
                training?: number | null;
                /** @description Seconds for a question of this sort; null: what the pace of the table gives it. Without it: `null`. */
                scouting?: number | null;
                /** @description Seconds for a question of this sort; null: what the pace of the table gives it. Without it: `null`. */
                invest?: number | null;
                /** @description Seconds for a question of this sort; null: what the pace of the table gives it. Without it: `null`. */
                lot?: number | null;
                /** @description Seconds for a question of this sort; null: what the pace of the table gives it. Without it: `null`. */
                trade?: number | null;
                /** @description Seconds for a question of this sort; null: what the pace of the table gives it. Without it: `null`. */
                ready?: number | null;
                /** @description Seconds for a question of this sort; null: what the pace of the table gives it. Without it: `null`. */
                lineUp?: number | null;
                /** @description Seconds for a question of this sort; null: what the pace of the table gives it. Without it: `null`. */
                window?: number | null;
                /** @description Seconds for a question of this sort; null: what the pace of the table gives it. Without it: `null`. */
                substitute?: number | null;
                /** @description Seconds for a question of this sort; null: what the pace of the table gives it. Without it: `null`. */
                choice?: number | null;
            };
        };
        SuperclubView: {
            /** @description All that lies open on the table. */
            shared: {
                /**
                 * @description What is under way.
                 * @enum {string}
                 */
                phase: "draft" | "quick-staff" | "finance" | "wages" | "unhappy" | "training" | "scouting" | "invest" | "deadline" | "close" | "season" | "season-end" | "supercup-choice" | "super-duper" | "super-cup" | "finished";
                /** @description The year, from 1: an off-season and a season. */
                year: number;
                /** @description The round, from 1; 0 before the first. */
                round: number;
                /** @description The champion, who is first to act; in the first year manager 1. */
                first: number;
                /** @description The clubs, in seat order. */
                managers: {
                    /** @description Id of the club; left out at joining: the first that is free. */
                    club: string;
                    /** @description Number of the manager in the chart: as rolled, later the place of the season before. */
                    number: number;
                    /** @description Money, in millions. */
                    cash: number;
                    /** @description The players of the club. */
                    squad: {
                        /** @description Id of the card; null: none. */
                        card: string;
                        /** @description How many full stars. */
                        stars: number;
                        /** @description Stars before any training. */
                        baseStars: number;
                        /** @description Whether the player is out for the season. */
                        injured: boolean;
                        /** @description Matches that the player has to miss: 0, or the next one played. */
                        outMatches: number;
                        /** @description Whether a Game changer keeps the player out for the season. */
                        outSeason: boolean;
                        /** @description Whether the player will not play for this club in the coming season. */
                        refuses: boolean;
                    }[];
                    /** @description Squad strength: where the squad token stands. */
                    token: number;
                    /** @description The number on which the point marker stands. */
                    marker: number;
                    /** @description Points of matches and simulations in this season. */
                    seasonPoints: number;
                    /** @description The status of the club; null: no season has ended. */
                    status: string | null;
                    /** @description The place in the season before; null: there was none. */
                    lastRank: number | null;
                    /** @description Stars of the captain's boost; 0: none. */
                    boost: number;
                    /** @description The level of each department, from 1. */
                    levels: {
                        [key: string]: number;
                    };
                    /** @description The key staff of the club. */
                    staff: string[];
                    /** @description Key staff that were drawn, and are not decided on. */
                    offered: string[];
                    /** @description How many seasons the club has won. */
                    titles: number;
                    /** @description What waits for the next match that the club plays. */
                    nextMatch: ({
                        /**
                         * @description What the effect does.
                         * @constant
                         */
                        kind: "nextMatchStars";
                        /**
                         * @description The third that gets them.
                         * @enum {string}
                         */
                        third: "attack" | "midfield" | "defence";
                        /** @description How many stars. */
                        amount: number;
                    } | {
                        /**
                         * @description What the effect does.
                         * @constant
                         */
                        kind: "noBoostNextMatch";
                    } | {
                        /**
                         * @description What the effect does.
                         * @constant
                         */
                        kind: "noStaffNextMatch";
                    })[];
                    /** @description Whether the injury was had that staff ignore, in this season. */
                    firstInjuryUsed: boolean;
                    /** @description Whether the auction rebate of the staff was had on this Deadline day. */
                    rebateUsed: boolean;
                    /** @description The line-up of the last match; null: there was none. */
                    lastLineUp: {
                        /** @description The formation, as defence-midfield-attack. */
                        formation: string;
                        /** @description Who plays in goal; `given` is the default goalkeeper. */
                        goalkeeper: string;
                        /** @description Who plays in defence, from the left; null: an empty slot. */
                        defence: (string | null)[];
                        /** @description Who plays in midfield, from the left; null: an empty slot. */
                        midfield: (string | null)[];
                        /** @description Who plays in attack, from the left; null: an empty slot. */
                        attack: (string | null)[];
                        /** @description The third on which the captain's boost lies; null: none. */
                        boostThird: ("attack" | "midfield" | "defence") | null;
                    } | null;
                    /** @description Wages that are still due, in millions; null: none. */
                    wagesOwed: number | null;
                    /** @description Whether the manager has resigned. */
                    resigned: boolean;
                }[];
                /** @description The draft. */
                draft: {
                    /** @description The round, from 1; 0 before the first. */
                    round: number;
                    /** @description The cards of this round that nobody has picked yet. */
                    board: string[];
                    /** @description Superstars whom others replaced in the draft. */
                    aside: string[];
                    /** @description The seat that picks next; null: nobody. */
                    next: number | null;
                };
                /** @description The pile of players who were not bought, not wanted, or lost. */
                inactive: string[];
                /** @description The Game changers that are done. */
                discard: string[];
                /** @description The turn of one manager in this phase; null: none runs. */
                turn: {
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /** @description Who was trained. */
                    trained: string[];
                    /** @description Players for whom a die was rolled in this turn. */
                    rolled: string[];
                    /** @description Who has got the star without a roll; null: nobody. */
                    guaranteed: string | null;
                    /** @description How many players were drawn in this turn. */
                    draws: number;
                    /** @description The player who was drawn and is not decided on; null: nobody. */
                    revealed: {
                        /** @description Id of the card; null: none. */
                        card: string;
                        /** @description How many full stars. */
                        stars: number;
                        /** @description The scouting price, in millions. */
                        price: number;
                        /** @description The continent from whose stack the player comes. */
                        continent: string;
                    } | null;
                    /** @description The departments in which the club has acted in this Investment. */
                    actions: ("training" | "scouting" | "stadium" | "staff")[];
                } | null;
                /** @description How many turns of this phase are done. */
                turnsDone: number;
                /** @description The bids for unhappy players in this off-season. */
                unhappy: {
                    /** @description The seats that have made or entered a bid in this off-season. */
                    bidders: number[];
                    /** @description The seats for whose players a bid was made in this off-season. */
                    targets: number[];
                    /** @description The bid that is open; null: none. */
                    bid: {
                        /** @description The seat that placed the bid. */
                        nominator: number;
                        /** @description The seat whose player it is. */
                        owner: number;
                        /** @description Id of the card; null: none. */
                        card: string;
                        /** @description How many full stars. */
                        stars: number;
                        /** @description How much money, in millions. */
                        amount: number;
                        /** @description The seat whose bid is the highest. */
                        leader: number;
                        /**
                         * @description What it waits for.
                         * @enum {string}
                         */
                        stage: "star" | "enter" | "raise" | "respond" | "reply";
                        /** @description The seats that may enter the bidding. */
                        entitled: number[];
                        /** @description Who has answered whether to enter the bidding. */
                        answered: number[];
                        /** @description The seats that take part in the bidding. */
                        bidders: number[];
                        /** @description The seats that bid no more. */
                        passed: number[];
                        /** @description How often the bid was raised. */
                        raises: number;
                        /** @description How often the owner has asked for more. */
                        counters: number;
                        /** @description What the owner asks for; null: nothing yet. */
                        counter: {
                            /** @description Money that the owner asks for, in millions. */
                            cash: number;
                            /** @description Players of the bidder for whom the owner asks. */
                            players: string[];
                        } | null;
                    } | null;
                };
                /** @description Who will not play for which club any more this season. */
                refusals: {
                    /** @description Id of the card; null: none. */
                    card: string;
                    /** @description Number of the seat, from 0. */
                    seat: number;
                }[];
                /** @description Whom somebody has trained in this off-season. */
                trained: string[];
                /** @description Who was signed from scouting in this off-season, and for what. */
                scouted: {
                    /** @description Id of the card; null: none. */
                    card: string;
                    /** @description What was paid, in millions. */
                    price: number;
                }[];
                /** @description The player who is for sale on Deadline day; null: nobody. */
                lot: {
                    /** @description Number of the player who is for sale, on this Deadline day. */
                    n: number;
                    /** @description The seat that turned the card. */
                    flipper: number;
                    /** @description Id of the card; null: none. */
                    card: string;
                    /** @description How many full stars. */
                    stars: number;
                    /** @description The least bid, in millions. */
                    min: number;
                    /** @description The highest bid so far; null: none. */
                    high: {
                        /** @description Number of the seat, from 0. */
                        seat: number;
                        /** @description How much money, in millions. */
                        amount: number;
                    } | null;
                    /** @description How many bids there were. */
                    bids: number;
                    /** @description The seats that bid no more. */
                    passed: number[];
                    /** @description The seats that have put in a sealed bid. */
                    sealed: number[];
                } | null;
                /** @description How many players were sold or rejected on this Deadline day. */
                lotsDone: number;
                /** @description The seats that are done. */
                ready: number[];
                /** @description The matches of this round. */
                matches: {
                    /** @description Id of the match. */
                    id: string;
                    /** @description The round, from 1; 0 before the first. */
                    round: number;
                    /**
                     * @description A match of the league, or which final.
                     * @enum {string}
                     */
                    kind: "league" | "superDuper" | "superCup";
                    /**
                     * @description What it waits for.
                     * @enum {string}
                     */
                    stage: "line-ups" | "prep" | "react" | "substitute" | "between" | "shoot-out" | "reading" | "decided";
                    /** @description Both sides, home first. */
                    sides: [
                        {
                            /** @description The seat; null: the SuperCup team. */
                            seat: number | null;
                            /** @description Whether the line-up is in. */
                            submitted: boolean;
                            /** @description The eleven; null: not revealed yet. */
                            lineUp: {
                                /** @description The formation, as defence-midfield-attack. */
                                formation: string;
                                /** @description Who plays in goal; `given` is the default goalkeeper. */
                                goalkeeper: string;
                                /** @description Who plays in defence, from the left; null: an empty slot. */
                                defence: (string | null)[];
                                /** @description Who plays in midfield, from the left; null: an empty slot. */
                                midfield: (string | null)[];
                                /** @description Who plays in attack, from the left; null: an empty slot. */
                                attack: (string | null)[];
                                /** @description The third on which the captain's boost lies; null: none. */
                                boostThird: ("attack" | "midfield" | "defence") | null;
                            } | null;
                            /** @description The line-up at kick-off, for a final that is played again; null: none. */
                            kickOff: {
                                /** @description The formation, as defence-midfield-attack. */
                                formation: string;
                                /** @description Who plays in goal; `given` is the default goalkeeper. */
                                goalkeeper: string;
                                /** @description Who plays in defence, from the left; null: an empty slot. */
                                defence: (string | null)[];
                                /** @description Who plays in midfield, from the left; null: an empty slot. */
                                midfield: (string | null)[];
                                /** @description Who plays in attack, from the left; null: an empty slot. */
                                attack: (string | null)[];
                                /** @description The third on which the captain's boost lies; null: none. */
                                boostThird: ("attack" | "midfield" | "defence") | null;
                            } | null;
                            /** @description Stars of the captain's boost; 0: none. */
                            boost: number;
                            /** @description The third on which the captain's boost lies; null: none. */
                            boostThird: ("attack" | "midfield" | "defence") | null;
                            /** @description Players injured in this match. */
                            injured: string[];
                            /** @description The slot that waits for a substitute; null: none. */
                            vacancy: {
                                /**
                                 * @description The row of the line-up.
                                 * @enum {string}
                                 */
                                row: "attack" | "midfield" | "defence";
                                /** @description The slot of the row, from the left, from 1. */
                                slot: number;
                            } | null;
                        },
                        {
                            /** @description The seat; null: the SuperCup team. */
                            seat: number | null;
                            /** @description Whether the line-up is in. */
                            submitted: boolean;
                            /** @description The eleven; null: not revealed yet. */
                            lineUp: {
                                /** @description The formation, as defence-midfield-attack. */
                                formation: string;
                                /** @description Who plays in goal; `given` is the default goalkeeper. */
                                goalkeeper: string;
                                /** @description Who plays in defence, from the left; null: an empty slot. */
                                defence: (string | null)[];
                                /** @description Who plays in midfield, from the left; null: an empty slot. */
                                midfield: (string | null)[];
                                /** @description Who plays in attack, from the left; null: an empty slot. */
                                attack: (string | null)[];
                                /** @description The third on which the captain's boost lies; null: none. */
                                boostThird: ("attack" | "midfield" | "defence") | null;
                            } | null;
                            /** @description The line-up at kick-off, for a final that is played again; null: none. */
                            kickOff: {
                                /** @description The formation, as defence-midfield-attack. */
                                formation: string;
                                /** @description Who plays in goal; `given` is the default goalkeeper. */
                                goalkeeper: string;
                                /** @description Who plays in defence, from the left; null: an empty slot. */
                                defence: (string | null)[];
                                /** @description Who plays in midfield, from the left; null: an empty slot. */
                                midfield: (string | null)[];
                                /** @description Who plays in attack, from the left; null: an empty slot. */
                                attack: (string | null)[];
                                /** @description The third on which the captain's boost lies; null: none. */
                                boostThird: ("attack" | "midfield" | "defence") | null;
                            } | null;
                            /** @description Stars of the captain's boost; 0: none. */
                            boost: number;
                            /** @description The third on which the captain's boost lies; null: none. */
                            boostThird: ("attack" | "midfield" | "defence") | null;
                            /** @description Players injured in this match. */
                            injured: string[];
                            /** @description The slot that waits for a substitute; null: none. */
                            vacancy: {
                                /**
                                 * @description The row of the line-up.
                                 * @enum {string}
                                 */
                                row: "attack" | "midfield" | "defence";
                                /** @description The slot of the row, from the left, from 1. */
                                slot: number;
                            } | null;
                        }
                    ];
                    /** @description The SuperCup team that is met; null: none. */
                    team: {
                        /** @description Id of the card; null: none. */
                        card: string;
                        /** @description Stars of its attack. */
                        attack: number;
                        /** @description Stars of its midfield. */
                        midfield: number;
                        /** @description Stars of its defence. */
                        defence: number;
                    } | null;
                    /** @description The third that is played now; null: none. */
                    third: {
                        /** @description Which third of the match it is: 1, 2 or 3. */
                        index: number;
                        /** @description Which row each side plays, home first. */
                        rows: [
                            "attack" | "midfield" | "defence",
                            "attack" | "midfield" | "defence"
                        ];
                        /** @description The dice of both sides, home first; null: not rolled yet. */
                        dice: [
                            [
                                number,
                                number
                            ] | null,
                            [
                                number,
                                number
                            ] | null
                        ];
                        /** @description Stars that Game changers give or take in this third, home first. */
                        mods: [
                            number,
                            number
                        ];
                        /** @description Whether each side wins this third if it is level, home first. */
                        winsDraw: [
                            boolean,
                            boolean
                        ];
                        /** @description Whether each side has cancelled an injury in this third, home first. */
                        cancelled: [
                            boolean,
                            boolean
                        ];
                        /** @description The seats that are done. */
                        ready: number[];
                        /** @description How many tactical cards were played in this third. */
                        plays: number;
                    } | null;
                    /** @description The thirds that are played. */
                    thirds: {
                        /** @description Which third of the match it is: 1, 2 or 3. */
                        index: number;
                        /** @description Which row each side plays, home first. */
                        rows: [
                            "attack" | "midfield" | "defence",
                            "attack" | "midfield" | "defence"
                        ];
                        /** @description What each side came to, in half stars, home first. */
                        totals: [
                            number,
                            number
                        ];
                        /** @description The side that won the third: 0 home, 1 away; null: drawn. */
                        winner: number | null;
                    }[];
                    /** @description Third-points in halves, home first: 2 for a third that is won, 1 for one that is drawn. */
                    score: [
                        number,
                        number
                    ];
                    /** @description The Game changer that is being read out; null: none. */
                    reading: {
                        /** @description Number of the seat, from 0. */
                        seat: number;
                        /** @description Id of the Game changer. */
                        gc: string;
                        /** @description Which of its effects is next, from 0. */
                        step: number;
                        /** @description The player who was drawn and is not decided on; null: nobody. */
                        revealed: {
                            /** @description Id of the card; null: none. */
                            card: string;
                            /** @description How many full stars. */
                            stars: number;
                            /** @description The continent from whose stack the player comes. */
                            continent: string;
                        } | null;
                    } | null;
                    /** @description Who has put in the order of takers; null: there is no shoot-out. */
                    ordered: number[] | null;
                    /** @description How often the final was played again. */
                    replays: number;
                }[];
                /** @description All seats, the first first; null: no season has ended. */
                ranking: number[] | null;
                /** @description Seats that left, first the one that left first. */
                left: number[];
                /** @description How the game ended; null while it runs. */
                result: {
                    /** @description The seat that wins; null: nobody. */
                    winner: number;
                    /** @description All seats, the first first; null: no season has ended. */
                    ranking: number[];
                    /**
                     * @description Why it happens.
                     * @enum {string}
                     */
                    reason: "points" | "superDuper" | "superCup" | "cap" | "resigned";
                } | null;
            };
            /** @description What everybody may count of the secrets. */
            counts: {
                /** @description How many cards there are. */
                deck: number;
                /** @description How many cards each stack has. */
                stacks: {
                    [key: string]: number;
                };
                /** @description How many cards there are. */
                staff: number;
                /** @description How many cards there are. */
                superCup: number;
                /** @description How many cards there are. */
                gameChangers: number;
                /** @description How many tactical Game changers each seat holds. */
                hands: number[];
                /** @description How many SuperCup cards each seat has won. */
                collections: number[];
                /** @description For each Game changer of a match that still runs: the match, and whose it is. */
                faceDown: {
                    /** @description Id of the match. */
                    match: string;
                    /** @description Number of the seat, from 0. */
                    seat: number;
                }[];
            };
            /** @description In half stars what each third of the line-ups that I see is worth before dice. */
            strength: {
                /** @description Id of the match. */
                match: string;
                /** @description Number of the seat, from 0. */
                seat: number;
                /** @description Who plays in attack, from the left; null: an empty slot. */
                attack: number;
                /** @description Who plays in midfield, from the left; null: an empty slot. */
                midfield: number;
                /** @description Who plays in defence, from the left; null: an empty slot. */
                defence: number;
            }[];
            /** @description What the seat alone knows; null: the viewer has no seat. */
            own: {
                /** @description The tactical Game changers of the seat. */
                hand: string[];
                /** @description The line-ups that were put in. */
                lineUps: {
                    /** @description Id of the match. */
                    match: string;
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /** @description The eleven; null: not revealed yet. */
                    lineUp: {
                        /** @description The formation, as defence-midfield-attack. */
                        formation: string;
                        /** @description Who plays in goal; `given` is the default goalkeeper. */
                        goalkeeper: string;
                        /** @description Who plays in defence, from the left; null: an empty slot. */
                        defence: (string | null)[];
                        /** @description Who plays in midfield, from the left; null: an empty slot. */
                        midfield: (string | null)[];
                        /** @description Who plays in attack, from the left; null: an empty slot. */
                        attack: (string | null)[];
                        /** @description The third on which the captain's boost lies; null: none. */
                        boostThird: ("attack" | "midfield" | "defence") | null;
                    };
                }[];
                /** @description The sealed bid of the seat; null: none is in. */
                seal: {
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /** @description The one bid, in millions; null: none. */
                    amount: number | null;
                } | null;
                /** @description What the seat has answered; null: nothing yet. */
                entry: {
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /** @description Whether the seat enters the bidding. */
                    enter: boolean;
                } | null;
                /** @description The order, the first first. */
                order: {
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /** @description The takers of penalties, in their order. */
                    takers: string[];
                } | null;
                /** @description Trades that are offered and not answered. */
                trades: {
                    /** @description Id: unique in its list. */
                    id: string;
                    /** @description The seat that offers. */
                    from: number;
                    /** @description The seat to which it is offered. */
                    to: number;
                    /** @description What the offering seat gives. */
                    give: {
                        /** @description Money, in millions. */
                        cash: number;
                        /** @description Ids of the players. */
                        players: string[];
                        /** @description Ids of the key staff. */
                        staff: string[];
                    };
                    /** @description What the offering seat gets. */
                    take: {
                        /** @description Money, in millions. */
                        cash: number;
                        /** @description Ids of the players. */
                        players: string[];
                        /** @description Ids of the key staff. */
                        staff: string[];
                    };
                }[];
                /** @description Offers made in this off-season, by receiver. */
                offersMade: number[];
                /** @description Offers received in this off-season, by sender. */
                offersReceived: number[];
            } | null;
            /** @description All that is secret, for admins and at the end; null: not for this viewer. */
            secret: {
                /** @description The Players deck of the draft, the top first. */
                deck: string[];
                /** @description The stacks of players, by continent, the top first. */
                stacks: {
                    [key: string]: string[];
                };
                /** @description The deck of key staff, the top first. */
                staff: string[];
                /** @description The deck of SuperCup cards, the top first. */
                superCup: string[];
                /** @description The deck of Game changers, the top first. */
                gameChangers: string[];
                /** @description The tactical Game changers of each seat. */
                hands: string[][];
                /** @description The SuperCup cards that each seat has won. */
                collections: string[][];
                /** @description Game changers of matches that still run, in the order of drawing. */
                faceDown: {
                    /** @description Id of the match. */
                    match: string;
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /** @description Id of the Game changer. */
                    card: string;
                }[];
                /** @description The line-ups that were put in. */
                lineUps: {
                    /** @description Id of the match. */
                    match: string;
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /** @description The eleven; null: not revealed yet. */
                    lineUp: {
                        /** @description The formation, as defence-midfield-attack. */
                        formation: string;
                        /** @description Who plays in goal; `given` is the default goalkeeper. */
                        goalkeeper: string;
                        /** @description Who plays in defence, from the left; null: an empty slot. */
                        defence: (string | null)[];
                        /** @description Who plays in midfield, from the left; null: an empty slot. */
                        midfield: (string | null)[];
                        /** @description Who plays in attack, from the left; null: an empty slot. */
                        attack: (string | null)[];
                        /** @description The third on which the captain's boost lies; null: none. */
                        boostThird: ("attack" | "midfield" | "defence") | null;
                    };
                }[];
                /** @description The sealed bids that are in. */
                seals: {
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /** @description The one bid, in millions; null: none. */
                    amount: number | null;
                }[];
                /** @description Who has answered, and how. */
                entries: {
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /** @description Whether the seat enters the bidding. */
                    enter: boolean;
                }[];
                /** @description The orders of takers that were put in. */
                orders: {
                    /** @description Number of the seat, from 0. */
                    seat: number;
                    /** @description The takers of penalties, in their order. */
                    takers: string[];
                }[];
                /** @description Trades that are offered and not answered. */
                trades: {
                    /** @description Id: unique in its list. */
                    id: string;
                    /** @description The seat that offers. */
                    from: number;
                    /** @description The seat to which it is offered. */
                    to: number;
                    /** @description What the offering seat gives. */
                    give: {
                        /** @description Money, in millions. */
                        cash: number;
                        /** @description Ids of the players. */
                        players: string[];
                        /** @description Ids of the key staff. */
                        staff: string[];
                    };
                    /** @description What the offering seat gets. */
                    take: {
                        /** @description Money, in millions. */
                        cash: number;
                        /** @description Ids of the players. */
                        players: string[];
                        /** @description Ids of the key staff. */
                        staff: string[];
                    };
                }[];
                /** @description How many offers each seat has made to each other in this off-season. */
                offers: number[][];
            } | null;
        };
        TitleChaseChoice: {
            /** @description The team that the seat wants where they are preset; null: the first that is free. Without it: `null`. */
            team?: string | null;
        };
        TitleChaseEvent: {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "season.started";
            /** @description The season, from 1; 0: none has begun. */
            season: number;
            /**
             * @description `scratch`: it starts with the same money; `carry`: money and debts stay.
             * @enum {string}
             */
            betweenSeasons: "scratch" | "carry";
            /** @description The managers, in seat order. */
            seats: {
                /** @description Id of the team; null: none is chosen. */
                team: string | null;
                /** @description The money of the seat, in pounds. */
                cash: number;
                /** @description What the seat owes the bank, the oldest first. */
                debts: {
                    /** @description Number of the debt. */
                    id: number;
                    /** @description How much money, in pounds. */
                    amount: number;
                    /**
                     * @description Why it happens.
                     * @enum {string}
                     */
                    reason: "card" | "blue";
                }[];
            }[];
            /** @description How many stars of each category the board has. */
            stock: {
                /** @description How many stars of this category the board has. */
                GK: number;
                /** @description How many stars of this category the board has. */
                DEF: number;
                /** @description How many stars of this category the board has. */
                MID: number;
                /** @description How many stars of this category the board has. */
                FOR: number;
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "cup-field.set";
            /** @description The twelve teams of the league. */
            teams: {
                /** @description A plain name, unique in its list. */
                id: string;
                /** @description What the team is called. */
                name: string;
            }[];
            /** @description The four further teams of the cup. */
            cupExtras: {
                /** @description A plain name, unique in its list. */
                id: string;
                /** @description What the team is called. */
                name: string;
            }[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "team.chosen";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the team; null: none is chosen. */
            team: string;
            /** @description Whether the engine did it without asking the seat. */
            auto: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "fixtures.drawn";
            /** @description The rounds, each with its matches. */
            rounds: {
                /** @description The team that plays at home. */
                home: string;
                /** @description The team that plays away. */
                away: string;
            }[][];
            /**
             * @description Where the list comes from.
             * @enum {string}
             */
            source: "generated" | "prepared" | "given";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "lots.drawn";
            /** @description The order of the teams where they are level in everything. */
            order: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "pack.shuffled";
            /**
             * @description The pack, by its colour.
             * @enum {string}
             */
            colour: "yellow" | "red";
            /** @description How many cards. */
            count: number;
            /** @description The cards of the pack from the top; null: it is a secret. */
            order: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "pack.shuffled";
            /**
             * @description The pack, by its colour.
             * @enum {string}
             */
            colour: "yellow" | "red";
            /** @description How many cards. */
            count: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "first-player.rolled";
            /** @description Which throw for the first turn it is, from 1. */
            attempt: number;
            /** @description Who threw what. */
            rolls: {
                /** @description Number of the seat, from 0. */
                seat: number;
                /** @description What the die shows. */
                face: number;
            }[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "first-player.decided";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Whether nobody had to throw for it. */
            byDefault: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "turn.started";
            /** @description Number of the turn, from 1: it counts on over the seasons. */
            turn: number;
            /** @description Number of the seat, from 0. */
            seat: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "die.rolled";
            /**
             * @description Which die it is, by its colour.
             * @constant
             */
            die: "white";
            /** @description What the die shows. */
            face: number;
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description For what it is thrown.
             * @enum {string}
             */
            purpose: "move" | "roll-money" | "roll-star";
            /** @description The card or the blue square that it comes from; null: neither. */
            ref: string | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "counter.moved";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Number of the square that the counter leaves; the start is 0. */
            from: number;
            /** @description Number of the square where the counter stops; the start is 0. */
            to: number;
            /** @description What the white die shows. */
            rolled: number;
            /** @description Steps beyond the last square, which are not gone. */
            unused: number;
            /**
             * @description The type of the square where the counter stops.
             * @enum {string}
             */
            landed: "start" | "blue" | "yellow" | "red" | "pink" | "match" | "cup";
            /** @description The green squares that were passed or landed on. */
            greens: {
                /** @description Number of the square; the start is 0. */
                square: number;
                /** @description The round of the league, from 1; null: it is none. */
                round: number | null;
                /** @description The round of the cup; null: it is none. */
                cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
                /** @description Whether it is still to be played. */
                due: boolean;
            }[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "blue.triggered";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the blue square. */
            blue: string;
            /** @description Number of the square; the start is 0. */
            square: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "pink.nominated";
            /** @description The seat that names. */
            by: number;
            /** @description The seat that has to draw. */
            seat: number;
            /**
             * @description The pack, by its colour.
             * @enum {string}
             */
            colour: "yellow" | "red";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "card.drawn";
            /** @description The seat that draws. */
            seat: number;
            /** @description Id of the card; null: none. */
            card: string;
            /**
             * @description The pack, by its colour.
             * @enum {string}
             */
            colour: "yellow" | "red";
            /**
             * @description Whether the square asked for the card, or somebody on a pink square.
             * @enum {string}
             */
            via: "square" | "pink";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "deck.empty";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description The pack, by its colour.
             * @enum {string}
             */
            colour: "yellow" | "red";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "card.held";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; null: none. */
            card: string;
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "keep" | "debt" | "suspension";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "card.returned";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; null: none. */
            card: string;
            /**
             * @description The pack, by its colour.
             * @enum {string}
             */
            colour: "yellow" | "red";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "effect.void";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description The card or the blue square that it comes from; null: neither. */
            ref: string;
            /** @description What would have been done. */
            effect: string;
            /**
             * @description `no-star`: the seat does not own that star; `zero`: there is nothing to pay or to get.
             * @enum {string}
             */
            why: "no-star" | "zero";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "cash.collected";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description How much money, in pounds. */
            amount: number;
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "card" | "blue" | "gate" | "cup-bonus" | "final-payment" | "double";
            /** @description The card or the blue square that it comes from; null: neither. */
            ref: string | null;
            /** @description The cash of the seat afterwards, in pounds. */
            balance: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "cash.paid";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description How much money, in pounds. */
            amount: number;
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "card" | "blue" | "star";
            /** @description The card or the blue square that it comes from; null: neither. */
            ref: string | null;
            /** @description The cash of the seat afterwards, in pounds. */
            balance: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "debt.recorded";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Number of the debt. */
            debt: number;
            /** @description How much money, in pounds. */
            amount: number;
            /** @description The card that waits to be paid; null: it is the debt of a blue square. */
            card: string | null;
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "card" | "blue";
            /** @description The card or the blue square that it comes from; null: neither. */
            ref: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "debt.settled";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Number of the debt. */
            debt: number;
            /** @description How much money, in pounds. */
            amount: number;
            /** @description The cash of the seat afterwards, in pounds. */
            balance: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "star.bought";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Which star: goalkeeper, defender, midfielder or forward.
             * @enum {string}
             */
            category: "GK" | "DEF" | "MID" | "FOR";
            /** @description The transfer fee of the star, in pounds. */
            fee: number;
            /** @description The voucher that lowers the fee; left out or null: none. */
            voucher: string | null;
            /** @description What was paid, in pounds: the fee, less a voucher. */
            price: number;
            /** @description How many stars of this category the board has now. */
            stockLeft: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "star.lost";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Which star: goalkeeper, defender, midfielder or forward.
             * @enum {string}
             */
            category: "GK" | "DEF" | "MID" | "FOR";
            /**
             * @description What brought it about.
             * @enum {string}
             */
            cause: "defeat" | "roll" | "card" | "resignation";
            /** @description How many stars of this category the board has now. */
            stockLeft: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "star.suspended";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Which star: goalkeeper, defender, midfielder or forward.
             * @enum {string}
             */
            category: "GK" | "DEF" | "MID" | "FOR";
            /** @description Id of the card; null: none. */
            card: string;
            /** @description The first round of the league for which the star is out. */
            from: number;
            /** @description The last round of the league for which the star is out. */
            to: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "star.reinstated";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Which star: goalkeeper, defender, midfielder or forward.
             * @enum {string}
             */
            category: "GK" | "DEF" | "MID" | "FOR";
            /**
             * @description What brought it about.
             * @enum {string}
             */
            cause: "served" | "appeal" | "lost";
            /** @description The suspension cards that go back to their packs. */
            cards: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "appeal.played";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description Id of the card; null: none. */
            card: string;
            /**
             * @description The star that may play again.
             * @enum {string}
             */
            category: "GK" | "DEF" | "MID" | "FOR";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "round.started";
            /** @description The round of the league, from 1; null: it is none. */
            round: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "round.finished";
            /** @description The round of the league, from 1; null: it is none. */
            round: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.skipped";
            /** @description The round of the league, from 1; null: it is none. */
            round: number;
            /** @description Number of the match in its round, from 1; null: it is a match of the cup. */
            no: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.started";
            /**
             * @description Whether it is a match of the league or of the cup.
             * @enum {string}
             */
            competition: "league" | "cup";
            /** @description The round of the league, from 1; null: it is none. */
            round: number | null;
            /** @description Number of the match in its round, from 1; null: it is a match of the cup. */
            no: number | null;
            /** @description The round of the cup; null: it is none. */
            cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
            /** @description Number of the tie in its round, from 1, as they are turned over; null: no cup match. */
            tie: number | null;
            /** @description How often the tie was replayed before; 0: its first match, or one of the league. */
            replay: number;
            /** @description The team that plays at home. */
            home: string;
            /** @description The team that plays away. */
            away: string;
            /** @description The seat of the home team; null: nobody manages it. */
            homeSeat: number | null;
            /** @description The seat of the away team; null: nobody manages it. */
            awaySeat: number | null;
            /** @description Whether both sides throw the red die, as in the final of the cup. */
            neutral: boolean;
            /** @description The team that was at home in the first match of the tie, or is in this one. */
            firstHome: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "lineup.committed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Which side of the match it is.
             * @enum {string}
             */
            side: "home" | "away";
            /** @description The stars that are played. */
            play: ("GK" | "DEF" | "MID" | "FOR")[];
            /** @description Whether the engine did it without asking the seat. */
            auto: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "penalty.committed";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Which side of the match it is.
             * @enum {string}
             */
            side: "home" | "away";
            /** @description Id of the card; null: none. */
            card: string | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.rolled";
            /**
             * @description Which side of the match it is.
             * @enum {string}
             */
            side: "home" | "away";
            /**
             * @description Which die it is, by its colour.
             * @enum {string}
             */
            die: "blue" | "red" | "black";
            /** @description What the die shows. */
            face: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "match.finished";
            /**
             * @description Whether it is a match of the league or of the cup.
             * @enum {string}
             */
            competition: "league" | "cup";
            /** @description The round of the league, from 1; null: it is none. */
            round: number | null;
            /** @description Number of the match in its round, from 1; null: it is a match of the cup. */
            no: number | null;
            /** @description The round of the cup; null: it is none. */
            cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
            /** @description Number of the tie in its round, from 1, as they are turned over; null: no cup match. */
            tie: number | null;
            /** @description How often the tie was replayed before; 0: its first match, or one of the league. */
            replay: number;
            /** @description Both sides of the match, home first. */
            sides: [
                {
                    /** @description Id of the team; null: none is chosen. */
                    team: string;
                    /** @description The seat of the team; null: nobody manages it. */
                    seat: number | null;
                    /** @description The stars that were played. */
                    stars: ("GK" | "DEF" | "MID" | "FOR")[];
                    /** @description The penalty card that was played; null: none. */
                    penalty: string | null;
                    /** @description What the die of the side shows. */
                    die: number;
                    /** @description The black die, with a penalty card; null: it was not thrown. */
                    black: number | null;
                    /** @description Goals of the side: both dice and the stars, added up. */
                    goals: number;
                },
                {
                    /** @description Id of the team; null: none is chosen. */
                    team: string;
                    /** @description The seat of the team; null: nobody manages it. */
                    seat: number | null;
                    /** @description The stars that were played. */
                    stars: ("GK" | "DEF" | "MID" | "FOR")[];
                    /** @description The penalty card that was played; null: none. */
                    penalty: string | null;
                    /** @description What the die of the side shows. */
                    die: number;
                    /** @description The black die, with a penalty card; null: it was not thrown. */
                    black: number | null;
                    /** @description Goals of the side: both dice and the stars, added up. */
                    goals: number;
                }
            ];
            /** @description Goals, home first; null: not played. */
            score: [
                number,
                number
            ];
            /**
             * @description Who has won the match.
             * @enum {string}
             */
            result: "home" | "draw" | "away";
            /** @description Points of both teams, home first; null: it is a match of the cup. */
            points: [
                number,
                number
            ] | null;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "cup.round-drawn";
            /**
             * @description The round of the cup; null: it is none.
             * @enum {string}
             */
            cupRound: "R16" | "QF" | "SF" | "FINAL";
            /** @description How many cards. */
            count: number;
            /** @description The cards as they were shuffled. */
            order: string[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "cup.round-drawn";
            /**
             * @description The round of the cup; null: it is none.
             * @enum {string}
             */
            cupRound: "R16" | "QF" | "SF" | "FINAL";
            /** @description How many cards. */
            count: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "cup.tie-revealed";
            /**
             * @description The round of the cup; null: it is none.
             * @enum {string}
             */
            cupRound: "R16" | "QF" | "SF" | "FINAL";
            /** @description Number of the tie in its round, from 1, as they are turned over; null: no cup match. */
            tie: number;
            /** @description The team that plays at home. */
            home: string;
            /** @description The team that plays away. */
            away: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "cup.tie-decided";
            /**
             * @description The round of the cup; null: it is none.
             * @enum {string}
             */
            cupRound: "R16" | "QF" | "SF" | "FINAL";
            /** @description Number of the tie in its round, from 1, as they are turned over; null: no cup match. */
            tie: number;
            /** @description The team that wins; null: not decided. */
            winner: string;
            /** @description The team that is out. */
            loser: string;
            /** @description How many matches it took. */
            matches: number;
            /** @description Whether lots decided, after the last replay. */
            byLot: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "cup.won";
            /** @description The team that wins; null: not decided. */
            winner: string;
            /** @description The team that lost the final of the cup; null: it is not played. */
            runnerUp: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "cup.round-finished";
            /**
             * @description The round of the cup; null: it is none.
             * @enum {string}
             */
            cupRound: "R16" | "QF" | "SF" | "FINAL";
            /** @description How many rounds of the cup are played. */
            cupRoundsPlayed: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "resignation.requested";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description 1: the first that asked to leave. */
            order: number;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "seat.resigned";
            /** @description Number of the seat, from 0. */
            seat: number;
            /** @description 1: the first to leave. */
            order: number;
            /** @description Id of the team; null: none is chosen. */
            team: string | null;
            /** @description The money of the seat, in pounds. */
            cash: number;
            /** @description Numbers of the debts that are void. */
            debts: number[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "season.finished";
            /** @description The season, from 1; 0: none has begun. */
            season: number;
            /** @description The league table, the first first. */
            table: {
                /** @description The place in the table, from 1. */
                position: number;
                /** @description Id of the team; null: none is chosen. */
                team: string;
                /** @description What the team is called. */
                name: string;
                /** @description The seat of the team; null: nobody manages it. */
                seat: number | null;
                /** @description Matches played. */
                played: number;
                /** @description Matches won. */
                won: number;
                /** @description Matches drawn. */
                drawn: number;
                /** @description Matches lost. */
                lost: number;
                /** @description Goals that the team scored. */
                goalsFor: number;
                /** @description Goals that the team let in. */
                goalsAgainst: number;
                /** @description Goals for less goals against. */
                difference: number;
                /** @description Points of the team. */
                points: number;
            }[];
            /** @description By seat, the place of its team in the league; null: it is not ranked. */
            positions: (number | null)[];
            /** @description The final payment of each seat, in pounds. */
            payments: number[];
            /** @description The seat that won league and cup; null: none did. */
            double: number | null;
            /** @description The seat whose team finished highest. */
            winner: number;
            /** @description The team that won the cup. */
            cupWinner: string;
            /** @description The team that lost the final of the cup; null: it is not played. */
            runnerUp: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.finished";
            /** @description The seats, the first first. */
            ranking: number[];
            /**
             * @description Why it happens.
             * @enum {string}
             */
            reason: "completed" | "walkover";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.imported";
            /**
             * @description `sheet`: the sheet of the rulebook; `full`: everything.
             * @enum {string}
             */
            kind: "sheet" | "full";
            /** @description Hash of the save. */
            digest: string;
            /** @description The position of the save. */
            state: {
                /** @description The season, from 1; 0: none has begun. */
                season: number;
                /** @description The teams of the league and of the cup. */
                league: {
                    /** @description The twelve teams of the league. */
                    teams: {
                        /** @description A plain name, unique in its list. */
                        id: string;
                        /** @description What the team is called. */
                        name: string;
                    }[];
                    /** @description The four further teams of the cup. */
                    cupExtras: {
                        /** @description A plain name, unique in its list. */
                        id: string;
                        /** @description What the team is called. */
                        name: string;
                    }[];
                };
                /** @description The managers, in seat order. */
                seats: {
                    /** @description Id of the team; null: none is chosen. */
                    team: string | null;
                    /** @description Number of the square; the start is 0. */
                    square: number;
                    /** @description The money of the seat, in pounds. */
                    cash: number;
                    /** @description What the seat owes the bank, the oldest first. */
                    debts: {
                        /** @description Number of the debt. */
                        id: number;
                        /** @description How much money, in pounds. */
                        amount: number;
                        /** @description The card that waits to be paid; null: it is the debt of a blue square. */
                        card: string | null;
                        /**
                         * @description Why it happens.
                         * @enum {string}
                         */
                        reason: "card" | "blue";
                    }[];
                    /** @description The stars, in the order GK, DEF, MID, FOR. */
                    stars: ("GK" | "DEF" | "MID" | "FOR")[];
                    /** @description Cards that are kept until they are used. */
                    keep: string[];
                    /** @description Stars that are out for some rounds. */
                    suspensions: {
                        /**
                         * @description Which star: goalkeeper, defender, midfielder or forward.
                         * @enum {string}
                         */
                        category: "GK" | "DEF" | "MID" | "FOR";
                        /** @description Id of the card; null: none. */
                        card: string;
                        /** @description The first round of the league for which the star is out. */
                        from: number;
                        /** @description The last round of the league for which the star is out. */
                        to: number;
                    }[];
                    /** @description The seat leaves when the match is over: 1 is the first that asked to; null: it stays. */
                    leaving: number | null;
                    /** @description 1: the first to leave; null: the seat plays. */
                    resigned: number | null;
                }[];
                /** @description The seat that begins; null: it is not decided. */
                firstSeat: number | null;
                /** @description The seat whose turn it is; null: nobody has one. */
                currentSeat: number | null;
                /** @description Number of the turn, from 1: it counts on over the seasons. */
                turn: number;
                /** @description What the turn is at; null: nobody has one. */
                step: ("roll" | "nominate" | "rounds") | null;
                /** @description The last number that was given to a debt. */
                debtCount: number;
                /** @description How many rounds of the league are played. */
                roundsPlayed: number;
                /** @description How many rounds of the cup are played. */
                cupRoundsPlayed: number;
                /** @description Rounds of league and cup that are due, the next first. */
                queue: ({
                    /**
                     * @description Whether it is a round of the league or of the cup.
                     * @constant
                     */
                    kind: "round";
                    /** @description The round of the league, from 1; null: it is none. */
                    round: number;
                } | {
                    /**
                     * @description Whether it is a round of the league or of the cup.
                     * @constant
                     */
                    kind: "cup";
                    /**
                     * @description The round of the cup; null: it is none.
                     * @enum {string}
                     */
                    cupRound: "R16" | "QF" | "SF" | "FINAL";
                })[];
                /** @description The matches of the league, round by round. */
                fixtures: {
                    /** @description The team that plays at home. */
                    home: string;
                    /** @description The team that plays away. */
                    away: string;
                    /**
                     * @description Whether the match is due, left out, or played.
                     * @enum {string}
                     */
                    status: "due" | "skipped" | "played";
                    /** @description Goals, home first; null: not played. */
                    score: [
                        number,
                        number
                    ] | null;
                }[][];
                /** @description The order of the teams where they are level in everything. */
                lots: string[];
                /** @description How many stars of each category the board has. */
                stock: {
                    /** @description How many stars of this category the board has. */
                    GK: number;
                    /** @description How many stars of this category the board has. */
                    DEF: number;
                    /** @description How many stars of this category the board has. */
                    MID: number;
                    /** @description How many stars of this category the board has. */
                    FOR: number;
                };
                /** @description The match that is being played; null: none. */
                match: {
                    /**
                     * @description Whether it is a match of the league or of the cup.
                     * @enum {string}
                     */
                    competition: "league" | "cup";
                    /** @description The round of the league, from 1; null: it is none. */
                    round: number | null;
                    /** @description Number of the match in its round, from 1; null: it is a match of the cup. */
                    no: number | null;
                    /** @description The round of the cup; null: it is none. */
                    cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
                    /** @description Number of the tie in its round, from 1, as they are turned over; null: no cup match. */
                    tie: number | null;
                    /** @description How often the tie was replayed before; 0: its first match, or one of the league. */
                    replay: number;
                    /** @description Whether both sides throw the red die, as in the final of the cup. */
                    neutral: boolean;
                    /** @description The team that plays at home. */
                    home: string;
                    /** @description The team that plays away. */
                    away: string;
                    /** @description The seat of the home team; null: nobody manages it. */
                    homeSeat: number | null;
                    /** @description The seat of the away team; null: nobody manages it. */
                    awaySeat: number | null;
                    /** @description The team that was at home in the first match of the tie, or is in this one. */
                    firstHome: string;
                    /** @description The stars that both sides play. */
                    lineUp: {
                        /** @description The stars that this side plays; null: not decided yet. */
                        home: ("GK" | "DEF" | "MID" | "FOR")[] | null;
                        /** @description The stars that this side plays; null: not decided yet. */
                        away: ("GK" | "DEF" | "MID" | "FOR")[] | null;
                    };
                    /** @description Whether each side plays a penalty card. */
                    penalty: {
                        /** @description The penalty card of this side; null: not decided, or not asked. */
                        home: {
                            /** @description Id of the card; null: none. */
                            card: string | null;
                        } | null;
                        /** @description The penalty card of this side; null: not decided, or not asked. */
                        away: {
                            /** @description Id of the card; null: none. */
                            card: string | null;
                        } | null;
                    };
                } | null;
                /** @description The seasons that are over. */
                history: {
                    /** @description The season, from 1; 0: none has begun. */
                    season: number;
                    /** @description The league table, the first first. */
                    table: {
                        /** @description The place in the table, from 1. */
                        position: number;
                        /** @description Id of the team; null: none is chosen. */
                        team: string;
                        /** @description What the team is called. */
                        name: string;
                        /** @description The seat of the team; null: nobody manages it. */
                        seat: number | null;
                        /** @description Matches played. */
                        played: number;
                        /** @description Matches won. */
                        won: number;
                        /** @description Matches drawn. */
                        drawn: number;
                        /** @description Matches lost. */
                        lost: number;
                        /** @description Goals that the team scored. */
                        goalsFor: number;
                        /** @description Goals that the team let in. */
                        goalsAgainst: number;
                        /** @description Goals for less goals against. */
                        difference: number;
                        /** @description Points of the team. */
                        points: number;
                    }[];
                    /** @description By seat, the place of its team in the league; null: it is not ranked. */
                    positions: (number | null)[];
                    /** @description The final payment of each seat, in pounds. */
                    payments: number[];
                    /** @description The seat that won league and cup; null: none did. */
                    double: number | null;
                    /** @description The seat whose team finished highest. */
                    winner: number;
                    /** @description The team that won the cup. */
                    cupWinner: string;
                    /** @description The team that lost the final of the cup; null: it is not played. */
                    runnerUp: string;
                }[];
                /** @description How the game ended; null while it runs. */
                ending: {
                    /** @description The seats, the first first. */
                    ranking: number[];
                    /**
                     * @description Why it happens.
                     * @enum {string}
                     */
                    reason: "completed" | "walkover";
                } | null;
                /** @description The yellow and the red pack. */
                packs: {
                    /** @description The cards of this pack. */
                    yellow: string[];
                    /** @description The cards of this pack. */
                    red: string[];
                };
                /** @description The cup of this season. */
                cup: {
                    /** @description Teams that are still in the cup, in league order, the further teams last. */
                    alive: string[];
                    /** @description Teams that are out of the cup, the first to go out first. */
                    out: string[];
                    /** @description The ties of the cup so far. */
                    ties: {
                        /**
                         * @description The round of the cup; null: it is none.
                         * @enum {string}
                         */
                        cupRound: "R16" | "QF" | "SF" | "FINAL";
                        /** @description Number of the tie in its round, from 1, as they are turned over; null: no cup match. */
                        tie: number;
                        /** @description The team that plays at home. */
                        home: string;
                        /** @description The team that plays away. */
                        away: string;
                        /** @description The matches of the tie. */
                        matches: {
                            /** @description The team that plays at home. */
                            home: string;
                            /** @description The team that plays away. */
                            away: string;
                            /** @description Goals, home first. */
                            score: [
                                number,
                                number
                            ];
                            /** @description The stars that were played, home first. */
                            lineUps: [
                                ("GK" | "DEF" | "MID" | "FOR")[],
                                ("GK" | "DEF" | "MID" | "FOR")[]
                            ];
                        }[];
                        /** @description The team that wins; null: not decided. */
                        winner: string | null;
                    }[];
                    /** @description The team that wins; null: not decided. */
                    winner: string | null;
                    /** @description The team that lost the final of the cup; null: it is not played. */
                    runnerUp: string | null;
                    /** @description Cup cards face down, the last of each on top; null: a secret, or no round is played. */
                    stacks: {
                        /** @description The cards of this stack, the last on top. */
                        home: string[];
                        /** @description The cards of this stack, the last on top. */
                        away: string[];
                    } | null;
                };
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.imported";
            /**
             * @description `sheet`: the sheet of the rulebook; `full`: everything.
             * @enum {string}
             */
            kind: "sheet" | "full";
            /** @description The position of the save. */
            state: {
                /** @description The season, from 1; 0: none has begun. */
                season: number;
                /** @description The teams of the league and of the cup. */
                league: {
                    /** @description The twelve teams of the league. */
                    teams: {
                        /** @description A plain name, unique in its list. */
                        id: string;
                        /** @description What the team is called. */
                        name: string;
                    }[];
                    /** @description The four further teams of the cup. */
                    cupExtras: {
                        /** @description A plain name, unique in its list. */
                        id: string;
                        /** @description What the team is called. */
                        name: string;
                    }[];
                };
                /** @description The managers, in seat order. */
                seats: {
                    /** @description Id of the team; null: none is chosen. */
                    team: string | null;
                    /** @description Number of the square; the start is 0. */
                    square: number;
                    /** @description The money of the seat, in pounds. */
                    cash: number;
                    /** @description What the seat owes the bank, the oldest first. */
                    debts: {
                        /** @description Number of the debt. */
                        id: number;
                        /** @description How much money, in pounds. */
                        amount: number;
                        /** @description The card that waits to be paid; null: it is the debt of a blue square. */
                        card: string | null;
                        /**
                         * @description Why it happens.
                         * @enum {string}
                         */
                        reason: "card" | "blue";
                    }[];
                    /** @description The stars, in the order GK, DEF, MID, FOR. */
                    stars: ("GK" | "DEF" | "MID" | "FOR")[];
                    /** @description Cards that are kept until they are used. */
                    keep: string[];
                    /** @description Stars that are out for some rounds. */
                    suspensions: {
                        /**
                         * @description Which star: goalkeeper, defender, midfielder or forward.
                         * @enum {string}
                         */
                        category: "GK" | "DEF" | "MID" | "FOR";
                        /** @description Id of the card; null: none. */
                        card: string;
                        /** @description The first round of the league for which the star is out. */
                        from: number;
                        /** @description The last round of the league for which the star is out. */
                        to: number;
                    }[];
                    /** @description The seat leaves when the match is over: 1 is the first that asked to; null: it stays. */
                    leaving: number | null;
                    /** @description 1: the first to leave; null: the seat plays. */
                    resigned: number | null;
                }[];
                /** @description The seat that begins; null: it is not decided. */
                firstSeat: number | null;
                /** @description The seat whose turn it is; null: nobody has one. */
                currentSeat: number | null;
                /** @description Number of the turn, from 1: it counts on over the seasons. */
                turn: number;
                /** @description What the turn is at; null: nobody has one. */
                step: ("roll" | "nominate" | "rounds") | null;
                /** @description The last number that was given to a debt. */
                debtCount: number;
                /** @description How many rounds of the league are played. */
                roundsPlayed: number;
                /** @description How many rounds of the cup are played. */
                cupRoundsPlayed: number;
                /** @description Rounds of league and cup that are due, the next first. */
                queue: ({
                    /**
                     * @description Whether it is a round of the league or of the cup.
                     * @constant
                     */
                    kind: "round";
                    /** @description The round of the league, from 1; null: it is none. */
                    round: number;
                } | {
                    /**
                     * @description Whether it is a round of the league or of the cup.
                     * @constant
                     */
                    kind: "cup";
                    /**
                     * @description The round of the cup; null: it is none.
                     * @enum {string}
                     */
                    cupRound: "R16" | "QF" | "SF" | "FINAL";
                })[];
                /** @description The matches of the league, round by round. */
                fixtures: {
                    /** @description The team that plays at home. */
                    home: string;
                    /** @description The team that plays away. */
                    away: string;
                    /**
                     * @description Whether the match is due, left out, or played.
                     * @enum {string}
                     */
                    status: "due" | "skipped" | "played";
                    /** @description Goals, home first; null: not played. */
                    score: [
                        number,
                        number
                    ] | null;
                }[][];
                /** @description The order of the teams where they are level in everything. */
                lots: string[];
                /** @description How many stars of each category the board has. */
                stock: {
                    /** @description How many stars of this category the board has. */
                    GK: number;
                    /** @description How many stars of this category the board has. */
                    DEF: number;
                    /** @description How many stars of this category the board has. */
                    MID: number;
                    /** @description How many stars of this category the board has. */
                    FOR: number;
                };
                /** @description The match that is being played; null: none. */
                match: {
                    /**
                     * @description Whether it is a match of the league or of the cup.
                     * @enum {string}
                     */
                    competition: "league" | "cup";
                    /** @description The round of the league, from 1; null: it is none. */
                    round: number | null;
                    /** @description Number of the match in its round, from 1; null: it is a match of the cup. */
                    no: number | null;
                    /** @description The round of the cup; null: it is none. */
                    cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
                    /** @description Number of the tie in its round, from 1, as they are turned over; null: no cup match. */
                    tie: number | null;
                    /** @description How often the tie was replayed before; 0: its first match, or one of the league. */
                    replay: number;
                    /** @description Whether both sides throw the red die, as in the final of the cup. */
                    neutral: boolean;
                    /** @description The team that plays at home. */
                    home: string;
                    /** @description The team that plays away. */
                    away: string;
                    /** @description The seat of the home team; null: nobody manages it. */
                    homeSeat: number | null;
                    /** @description The seat of the away team; null: nobody manages it. */
                    awaySeat: number | null;
                    /** @description The team that was at home in the first match of the tie, or is in this one. */
                    firstHome: string;
                    /** @description The stars that both sides play. */
                    lineUp: {
                        /** @description The stars that this side plays; null: not decided yet. */
                        home: ("GK" | "DEF" | "MID" | "FOR")[] | null;
                        /** @description The stars that this side plays; null: not decided yet. */
                        away: ("GK" | "DEF" | "MID" | "FOR")[] | null;
                    };
                    /** @description Whether each side plays a penalty card. */
                    penalty: {
                        /** @description The penalty card of this side; null: not decided, or not asked. */
                        home: {
                            /** @description Id of the card; null: none. */
                            card: string | null;
                        } | null;
                        /** @description The penalty card of this side; null: not decided, or not asked. */
                        away: {
                            /** @description Id of the card; null: none. */
                            card: string | null;
                        } | null;
                    };
                } | null;
                /** @description The seasons that are over. */
                history: {
                    /** @description The season, from 1; 0: none has begun. */
                    season: number;
                    /** @description The league table, the first first. */
                    table: {
                        /** @description The place in the table, from 1. */
                        position: number;
                        /** @description Id of the team; null: none is chosen. */
                        team: string;
                        /** @description What the team is called. */
                        name: string;
                        /** @description The seat of the team; null: nobody manages it. */
                        seat: number | null;
                        /** @description Matches played. */
                        played: number;
                        /** @description Matches won. */
                        won: number;
                        /** @description Matches drawn. */
                        drawn: number;
                        /** @description Matches lost. */
                        lost: number;
                        /** @description Goals that the team scored. */
                        goalsFor: number;
                        /** @description Goals that the team let in. */
                        goalsAgainst: number;
                        /** @description Goals for less goals against. */
                        difference: number;
                        /** @description Points of the team. */
                        points: number;
                    }[];
                    /** @description By seat, the place of its team in the league; null: it is not ranked. */
                    positions: (number | null)[];
                    /** @description The final payment of each seat, in pounds. */
                    payments: number[];
                    /** @description The seat that won league and cup; null: none did. */
                    double: number | null;
                    /** @description The seat whose team finished highest. */
                    winner: number;
                    /** @description The team that won the cup. */
                    cupWinner: string;
                    /** @description The team that lost the final of the cup; null: it is not played. */
                    runnerUp: string;
                }[];
                /** @description How the game ended; null while it runs. */
                ending: {
                    /** @description The seats, the first first. */
                    ranking: number[];
                    /**
                     * @description Why it happens.
                     * @enum {string}
                     */
                    reason: "completed" | "walkover";
                } | null;
                /** @description The cup of this season. */
                cup: {
                    /** @description Teams that are still in the cup, in league order, the further teams last. */
                    alive: string[];
                    /** @description Teams that are out of the cup, the first to go out first. */
                    out: string[];
                    /** @description The ties of the cup so far. */
                    ties: {
                        /**
                         * @description The round of the cup; null: it is none.
                         * @enum {string}
                         */
                        cupRound: "R16" | "QF" | "SF" | "FINAL";
                        /** @description Number of the tie in its round, from 1, as they are turned over; null: no cup match. */
                        tie: number;
                        /** @description The team that plays at home. */
                        home: string;
                        /** @description The team that plays away. */
                        away: string;
                        /** @description The matches of the tie. */
                        matches: {
                            /** @description The team that plays at home. */
                            home: string;
                            /** @description The team that plays away. */
                            away: string;
                            /** @description Goals, home first. */
                            score: [
                                number,
                                number
                            ];
                            /** @description The stars that were played, home first. */
                            lineUps: [
                                ("GK" | "DEF" | "MID" | "FOR")[],
                                ("GK" | "DEF" | "MID" | "FOR")[]
                            ];
                        }[];
                        /** @description The team that wins; null: not decided. */
                        winner: string | null;
                    }[];
                    /** @description The team that wins; null: not decided. */
                    winner: string | null;
                    /** @description The team that lost the final of the cup; null: it is not played. */
                    runnerUp: string | null;
                };
            };
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "seat.handed-over";
            /** @description Number of the seat, from 0. */
            seat: number;
            /**
             * @description Who plays the seat from now on.
             * @enum {string}
             */
            to: "player" | "bot";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.cancelled";
            /**
             * @description Why the game was called off.
             * @enum {string}
             */
            reason: "abandoned" | "players-asked" | "cheating" | "abuse" | "fault" | "maintenance" | "other";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.paused";
            /**
             * @description Why all clocks stand still.
             * @enum {string}
             */
            reason: "incident" | "maintenance" | "dispute" | "players-asked";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.resumed";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "clock.extended";
            /** @description The seat that has more time; null where it is a secret who is asked. */
            seat: number;
            /** @description So many more. */
            seconds: number;
            /** @description Whether all may know who is asked. */
            open: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "clock.extended";
            /** @description The seat that has more time; null where it is a secret who is asked. */
            seat: null;
            /** @description So many more. */
            seconds: number;
            /** @description Whether all may know who is asked. */
            open: boolean;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "game.forked";
            /** @description The game of which this one is a fork. */
            game: string;
            /** @description The version of that game up to which its log is the same. */
            version: number;
        };
        TitleChaseMove: {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "choose-team";
            /** @description Id of the team; null: none is chosen. */
            team: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "roll";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "nominate";
            /** @description Who has to draw: any seat, also the own. */
            seat: number;
            /**
             * @description From which pack.
             * @enum {string}
             */
            colour: "yellow" | "red";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "buy-star";
            /**
             * @description Which star: goalkeeper, defender, midfielder or forward.
             * @enum {string}
             */
            category: "GK" | "DEF" | "MID" | "FOR";
            /** @description The voucher that lowers the fee; left out or null: none. */
            voucher?: string;
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "play-appeal";
            /** @description The appeal card. */
            card: string;
            /**
             * @description Which star: goalkeeper, defender, midfielder or forward.
             * @enum {string}
             */
            category: "GK" | "DEF" | "MID" | "FOR";
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "commit-lineup";
            /** @description The stars to play, of those that the seat owns. */
            play: ("GK" | "DEF" | "MID" | "FOR")[];
        } | {
            /**
             * @description Its type: by it the cases are told apart.
             * @constant
             */
            type: "commit-penalty";
            /** @description The penalty card to play; null: none. */
            card: string | null;
        };
        TitleChaseMoveAnswer: components["schemas"]["MadeMove"] & {
            /**
             * @description Id of a ruleset, such as `goalscorer`.
             * @constant
             */
            ruleset: "title-chase";
            /** @description What the viewer may see of the game, as the ruleset has it; null before the start. */
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
             * @description Id of a ruleset, such as `goalscorer`.
             * @constant
             */
            ruleset: "title-chase";
            /** @description What the viewer may see of the game, as the ruleset has it; null before the start. */
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
             * @description long: all matches of a round are played; mini: only those of managed teams. Without it: `"long"`.
             * @enum {string}
             */
            version?: "long" | "mini";
            /** @description A league of the pack, or 12 teams and 4 for the cup of your own; null: the first one. Without it: `null`. */
            league?: ({
                /**
                 * @description `pack`: a league of the pack; `custom`: one of your own.
                 * @constant
                 */
                source: "pack";
                /** @description Id of the league in the pack. */
                id: string;
            } | {
                /**
                 * @description `pack`: a league of the pack; `custom`: one of your own.
                 * @constant
                 */
                source: "custom";
                /** @description The twelve teams of the league. */
                teams: string[];
                /** @description The four further teams of the cup. */
                cupExtras: string[];
            }) | null;
            /** @description Who meets whom when: generated, the prepared list of the pack, or one of your own. Without it: `"generated"`. */
            fixtures?: ("generated" | "prepared") | {
                /** @description The rounds, each with its matches. */
                rounds: [
                    number,
                    number
                ][][];
            };
            /**
             * @description Managers choose their teams, get them at random, or as agreed when they join. Without it: `"choose"`.
             * @enum {string}
             */
            teamAssignment?: "choose" | "random" | "preset";
            /**
             * @description What a defeat costs: the stars that were played, or all that could have. Without it: `"played"`.
             * @enum {string}
             */
            starsLostOnDefeat?: "played" | "owned";
            /** @description Whether a suspended star misses cup matches too. Without it: `true`. */
            suspensionInCup?: boolean;
            /**
             * @description Who is ranked with version mini: all teams by the matches played, or those with a manager. Without it: `"played-matches"`.
             * @enum {string}
             */
            miniTable?: "played-matches" | "managed-only";
            /**
             * @description Before a replay in the cup: full, all is decided anew; keep, nothing is. Without it: `"full"`.
             * @enum {string}
             */
            replayDecisions?: "full" | "keep";
            /** @description After so many replays of a cup tie lots decide. Without it: `20`. */
            maxReplays?: number;
            /** @description How many seasons the game has. Without it: `1`. */
            seasons?: number;
            /**
             * @description scratch: each season starts with the same money; carry: money and debts stay. Without it: `"scratch"`.
             * @enum {string}
             */
            betweenSeasons?: "scratch" | "carry";
            /**
             * @description keep: managers stay with their teams; reselect: they choose again. Without it: `"keep"`.
             * @enum {string}
             */
            teamsBetweenSeasons?: "keep" | "reselect";
            /** @description Whether a manager with nothing to decide before a match is not asked. Without it: `true`. */
            autoSkip?: boolean;
            /** @description Whether the white die is thrown without asking. Without it: `false`. */
            autoRoll?: boolean;
        };
        TitleChaseView: {
            /**
             * @description Where the game is.
             * @enum {string}
             */
            phase: "choosing-teams" | "playing" | "finished";
            /** @description The season, from 1; 0: none has begun. */
            season: number;
            /** @description The teams of the league and of the cup. */
            league: {
                /** @description The twelve teams of the league. */
                teams: {
                    /** @description A plain name, unique in its list. */
                    id: string;
                    /** @description What the team is called. */
                    name: string;
                }[];
                /** @description The four further teams of the cup. */
                cupExtras: {
                    /** @description A plain name, unique in its list. */
                    id: string;
                    /** @description What the team is called. */
                    name: string;
                }[];
            };
            /** @description The managers, in seat order. */
            seats: {
                /** @description Id of the team; null: none is chosen. */
                team: string | null;
                /** @description Number of the square; the start is 0. */
                square: number;
                /** @description The money of the seat, in pounds. */
                cash: number;
                /** @description What the seat owes the bank, the oldest first. */
                debts: {
                    /** @description Number of the debt. */
                    id: number;
                    /** @description How much money, in pounds. */
                    amount: number;
                    /** @description The card that waits to be paid; null: it is the debt of a blue square. */
                    card: string | null;
                    /**
                     * @description Why it happens.
                     * @enum {string}
                     */
                    reason: "card" | "blue";
                }[];
                /** @description The stars, in the order GK, DEF, MID, FOR. */
                stars: ("GK" | "DEF" | "MID" | "FOR")[];
                /** @description Cards that are kept until they are used. */
                keep: string[];
                /** @description Stars that are out for some rounds. */
                suspensions: {
                    /**
                     * @description Which star: goalkeeper, defender, midfielder or forward.
                     * @enum {string}
                     */
                    category: "GK" | "DEF" | "MID" | "FOR";
                    /** @description Id of the card; null: none. */
                    card: string;
                    /** @description The first round of the league for which the star is out. */
                    from: number;
                    /** @description The last round of the league for which the star is out. */
                    to: number;
                }[];
                /** @description The seat leaves when the match is over: 1 is the first that asked to; null: it stays. */
                leaving: number | null;
                /** @description 1: the first to leave; null: the seat plays. */
                resigned: number | null;
            }[];
            /** @description The seat that begins; null: it is not decided. */
            firstSeat: number | null;
            /** @description The seat whose turn it is; null: nobody has one. */
            currentSeat: number | null;
            /** @description Number of the turn, from 1: it counts on over the seasons. */
            turn: number;
            /** @description What the turn is at; null: nobody has one. */
            step: ("roll" | "nominate" | "rounds") | null;
            /** @description The last number that was given to a debt. */
            debtCount: number;
            /** @description How many rounds of the league are played. */
            roundsPlayed: number;
            /** @description How many rounds of the cup are played. */
            cupRoundsPlayed: number;
            /** @description Rounds of league and cup that are due, the next first. */
            queue: ({
                /**
                 * @description Whether it is a round of the league or of the cup.
                 * @constant
                 */
                kind: "round";
                /** @description The round of the league, from 1; null: it is none. */
                round: number;
            } | {
                /**
                 * @description Whether it is a round of the league or of the cup.
                 * @constant
                 */
                kind: "cup";
                /**
                 * @description The round of the cup; null: it is none.
                 * @enum {string}
                 */
                cupRound: "R16" | "QF" | "SF" | "FINAL";
            })[];
            /** @description The matches of the league, round by round. */
            fixtures: {
                /** @description The team that plays at home. */
                home: string;
                /** @description The team that plays away. */
                away: string;
                /**
                 * @description Whether the match is due, left out, or played.
                 * @enum {string}
                 */
                status: "due" | "skipped" | "played";
                /** @description Goals, home first; null: not played. */
                score: [
                    number,
                    number
                ] | null;
            }[][];
            /** @description The order of the teams where they are level in everything. */
            lots: string[];
            /** @description How many stars of each category the board has. */
            stock: {
                /** @description How many stars of this category the board has. */
                GK: number;
                /** @description How many stars of this category the board has. */
                DEF: number;
                /** @description How many stars of this category the board has. */
                MID: number;
                /** @description How many stars of this category the board has. */
                FOR: number;
            };
            /** @description The match that is being played; null: none. */
            match: {
                /**
                 * @description Whether it is a match of the league or of the cup.
                 * @enum {string}
                 */
                competition: "league" | "cup";
                /** @description The round of the league, from 1; null: it is none. */
                round: number | null;
                /** @description Number of the match in its round, from 1; null: it is a match of the cup. */
                no: number | null;
                /** @description The round of the cup; null: it is none. */
                cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
                /** @description Number of the tie in its round, from 1, as they are turned over; null: no cup match. */
                tie: number | null;
                /** @description How often the tie was replayed before; 0: its first match, or one of the league. */
                replay: number;
                /** @description Whether both sides throw the red die, as in the final of the cup. */
                neutral: boolean;
                /** @description The team that plays at home. */
                home: string;
                /** @description The team that plays away. */
                away: string;
                /** @description The seat of the home team; null: nobody manages it. */
                homeSeat: number | null;
                /** @description The seat of the away team; null: nobody manages it. */
                awaySeat: number | null;
                /** @description The team that was at home in the first match of the tie, or is in this one. */
                firstHome: string;
                /** @description The stars that both sides play. */
                lineUp: {
                    /** @description The stars that this side plays; null: not decided yet. */
                    home: ("GK" | "DEF" | "MID" | "FOR")[] | null;
                    /** @description The stars that this side plays; null: not decided yet. */
                    away: ("GK" | "DEF" | "MID" | "FOR")[] | null;
                };
                /** @description Whether each side plays a penalty card. */
                penalty: {
                    /** @description The penalty card of this side; null: not decided, or not asked. */
                    home: {
                        /** @description Id of the card; null: none. */
                        card: string | null;
                    } | null;
                    /** @description The penalty card of this side; null: not decided, or not asked. */
                    away: {
                        /** @description Id of the card; null: none. */
                        card: string | null;
                    } | null;
                };
            } | null;
            /** @description The seasons that are over. */
            history: {
                /** @description The season, from 1; 0: none has begun. */
                season: number;
                /** @description The league table, the first first. */
                table: {
                    /** @description The place in the table, from 1. */
                    position: number;
                    /** @description Id of the team; null: none is chosen. */
                    team: string;
                    /** @description What the team is called. */
                    name: string;
                    /** @description The seat of the team; null: nobody manages it. */
                    seat: number | null;
                    /** @description Matches played. */
                    played: number;
                    /** @description Matches won. */
                    won: number;
                    /** @description Matches drawn. */
                    drawn: number;
                    /** @description Matches lost. */
                    lost: number;
                    /** @description Goals that the team scored. */
                    goalsFor: number;
                    /** @description Goals that the team let in. */
                    goalsAgainst: number;
                    /** @description Goals for less goals against. */
                    difference: number;
                    /** @description Points of the team. */
                    points: number;
                }[];
                /** @description By seat, the place of its team in the league; null: it is not ranked. */
                positions: (number | null)[];
                /** @description The final payment of each seat, in pounds. */
                payments: number[];
                /** @description The seat that won league and cup; null: none did. */
                double: number | null;
                /** @description The seat whose team finished highest. */
                winner: number;
                /** @description The team that won the cup. */
                cupWinner: string;
                /** @description The team that lost the final of the cup; null: it is not played. */
                runnerUp: string;
            }[];
            /** @description How the game ended; null while it runs. */
            ending: {
                /** @description The seats, the first first. */
                ranking: number[];
                /**
                 * @description Why it happens.
                 * @enum {string}
                 */
                reason: "completed" | "walkover";
            } | null;
            /** @description The other side of all cash, in pounds: negative, for the bank never runs out. */
            bank: number;
            /** @description The league table, the first first. */
            table: {
                /** @description The place in the table, from 1. */
                position: number;
                /** @description Id of the team; null: none is chosen. */
                team: string;
                /** @description What the team is called. */
                name: string;
                /** @description The seat of the team; null: nobody manages it. */
                seat: number | null;
                /** @description Matches played. */
                played: number;
                /** @description Matches won. */
                won: number;
                /** @description Matches drawn. */
                drawn: number;
                /** @description Matches lost. */
                lost: number;
                /** @description Goals that the team scored. */
                goalsFor: number;
                /** @description Goals that the team let in. */
                goalsAgainst: number;
                /** @description Goals for less goals against. */
                difference: number;
                /** @description Points of the team. */
                points: number;
            }[];
            /** @description The yellow and the red pack. */
            packs: {
                /** @description The cards of this pack. */
                yellow: {
                    /** @description How many cards. */
                    count: number;
                    /** @description The cards of the pack from the top; null: it is a secret. */
                    order: string[] | null;
                };
                /** @description The cards of this pack. */
                red: {
                    /** @description How many cards. */
                    count: number;
                    /** @description The cards of the pack from the top; null: it is a secret. */
                    order: string[] | null;
                };
            };
            /** @description The cup of this season. */
            cup: {
                /** @description Teams that are still in the cup, in league order, the further teams last. */
                alive: string[];
                /** @description Teams that are out of the cup, the first to go out first. */
                out: string[];
                /** @description The ties of the cup so far. */
                ties: {
                    /**
                     * @description The round of the cup; null: it is none.
                     * @enum {string}
                     */
                    cupRound: "R16" | "QF" | "SF" | "FINAL";
                    /** @description Number of the tie in its round, from 1, as they are turned over; null: no cup match. */
                    tie: number;
                    /** @description The team that plays at home. */
                    home: string;
                    /** @description The team that plays away. */
                    away: string;
                    /** @description The matches of the tie. */
                    matches: {
                        /** @description The team that plays at home. */
                        home: string;
                        /** @description The team that plays away. */
                        away: string;
                        /** @description Goals, home first. */
                        score: [
                            number,
                            number
                        ];
                        /** @description The stars that were played, home first. */
                        lineUps: [
                            ("GK" | "DEF" | "MID" | "FOR")[],
                            ("GK" | "DEF" | "MID" | "FOR")[]
                        ];
                    }[];
                    /** @description The team that wins; null: not decided. */
                    winner: string | null;
                }[];
                /** @description The team that wins; null: not decided. */
                winner: string | null;
                /** @description The team that lost the final of the cup; null: it is not played. */
                runnerUp: string | null;
                /** @description Teams whose card is still face down in this round; null: no round is played. */
                unrevealed: string[] | null;
                /** @description Cup cards face down, the last of each on top; null: a secret, or no round is played. */
                stacks: {
                    /** @description The cards of this stack, the last on top. */
                    home: string[];
                    /** @description The cards of this stack, the last on top. */
                    away: string[];
                } | null;
            };
        };
        Token: {
            /**
             * Format: uuid
             * @description Id: opaque, for good.
             */
            id: string;
            /** @description What its maker calls it. */
            label: string;
            /** @description What the token allows. */
            scopes: ("play" | "read" | "support" | "operator" | "owner")[];
            /** @description When it was made, in milliseconds since 1970. */
            createdAt: number;
            /** @description When the token ends, in milliseconds since 1970; null: it does not. */
            expiresAt: number | null;
        };
        Verification: {
            /** @description Whether all is as it should be. */
            ok: boolean;
            /** @description How many stored rows there are. */
            rows: number;
            /** @description The keyed hash of the stored row in which that version lies: keep it to check the log. */
            head: string;
            /** @description Whether the seed is that of the commitment. */
            commitmentHolds: boolean;
            /** @description Whether each row stands behind the one before it. */
            chainHolds: boolean;
            /** @description Where the log breaks, and why; null: nowhere. */
            broken: {
                /** @description The number of the stored row, from 0. */
                row: number;
                /** @description How many events the game has come to. */
                version: number;
                /** @description Why. */
                reason: string;
            } | null;
            /** @description Whether what was handed in is from this log, or why not; null: nothing was. */
            receipt: components["schemas"]["CheckedReceipt"] | null;
            /**
             * @description Whether the log is proved, refuted, or neither.
             * @enum {string}
             */
            verdict: "proved" | "unproved" | "refuted";
            /** @description How many commits were looked at. */
            commits: number;
            /** @description What happened, in order. */
            events: number;
            /** @description How many commits were only folded, not done again. */
            foldedOnly: number;
            /** @description How many events before a fork are taken as given: that game’s seed is secret still. */
            unjudged: number;
            /** @description Whether the game has ended. */
            over: boolean;
            /**
             * @description What the heads cover: rows alone, or also how the game began.
             * @enum {string}
             */
            covers: "rows" | "table";
            /** @description What is stored otherwise than the log says. */
            altered: string[];
            /** @description Seats of which nobody can tell any more who held them. */
            unknownHolders: number[];
            /** @description The first commit that comes out otherwise when it is done again; null: none. */
            difference: {
                /** @description The number of the commit, from 0. */
                commit: number;
                /** @description How many events the game has come to. */
                version: number;
                /** @description Why. */
                reason: string;
                /** @description What should be there. */
                expected: unknown;
                /** @description What is there. */
                stored: unknown;
            } | null;
        };
        WaitAnswer: {
            /**
             * @description Why it answers now: a turn, a change, the end, or time was up.
             * @enum {string}
             */
            reason: "turn" | "change" | "over" | "time-up";
            /** @description How many events the game has come to. */
            version: number;
            /** @description True: hand in `version` as `after` for the other events. */
            more: boolean;
            /** @description What happened, in order. */
            events: components["schemas"]["SeenEvent"][];
            /** @description The open questions to the seat. */
            decisions: components["schemas"]["DecisionBrief"][];
            /** @description Who has won; null while the game runs. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description How the seat stands, in sentences; where words were asked for. */
            facts?: string[];
        };
        Webhook: {
            /**
             * Format: uuid
             * @description Id: opaque, for good.
             */
            id: string;
            /** @description Where it is. */
            url: string;
            /** @description What it is told of. */
            events: ("turn.opened" | "game.started" | "game.over" | "game.stalled")[];
            /**
             * @description Whether anything is sent to it.
             * @enum {string}
             */
            state: "on" | "failing" | "off";
            /** @description Who has switched it off: its owner, its receiver (410), seven days of failing; null: nobody. */
            off: ("owner" | "gone" | "failing") | null;
            /** @description When it was made, in milliseconds since 1970. */
            madeAt: number;
            /** @description When something last arrived, in milliseconds since 1970; null: nothing has. */
            lastOkAt: number | null;
            /** @description Since when every try has failed; null: the last one went well. */
            failingSince: number | null;
        };
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Id: opaque, for good.
             */
            id: string;
            /** @description Its id as the receiver knows it: the same at every try, and when it is sent again. */
            message: string;
            /**
             * @description Its type.
             * @enum {string}
             */
            type: "turn.opened" | "game.started" | "game.over" | "game.stalled" | "webhook.test";
            /** @description Id of a game. */
            game: string | null;
            /** @description How many events the game has come to. */
            version: number | null;
            /** @description What became of it; null: it is under way. */
            outcome: ("delivered" | "given-up" | "gone" | "off") | null;
            /** @description When it is tried next; null: not again. */
            nextTryAt: number | null;
            /** @description Each try, and what came of it. */
            tries: components["schemas"]["DeliveryTry"][];
        };
        WhoAmI: {
            /** @description Id of an account; null: nobody, or somebody who has left. */
            account: components["schemas"]["Account"];
            /** @description What the token allows. */
            scopes: ("play" | "read" | "support" | "operator" | "owner")[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
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
            /** @description All of them, in alphabetical order */
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
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RulesetSummary"][];
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    showRuleset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a ruleset, as `goalscorer` */
                ruleset: string;
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
                    /**
                     * @example {
                     *       "id": "goalscorer",
                     *       "version": 1,
                     *       "title": "Goalscorer",
                     *       "seats": {
                     *         "min": 2,
                     *         "max": 2
                     *       },
                     *       "packs": [
                     *         {
                     *           "name": "goalscorer-house",
                     *           "hash": "0981d332b9d70f469a9108206d085f979cba3c5a2cbbcf38cc4bf9270e7d4ec3",
                     *           "title": "Goalscorer",
                     *           "version": "1",
                     *           "warnings": []
                     *         }
                     *       ],
                     *       "information": "hidden",
                     *       "decisionKinds": [
                     *         "youth-move"
                     *       ],
                     *       "saves": [],
                     *       "options": {
                     *         "type": "object",
                     *         "properties": {}
                     *       },
                     *       "choice": {
                     *         "type": "object",
                     *         "properties": {}
                     *       },
                     *       "moves": {
                     *         "move-youth": {
                     *           "type": "object",
                     *           "properties": {
                     *             "type": {
                     *               "const": "move-youth"
                     *             },
                     *             "counter": {
                     *               "type": "string"
                     *             },
                     *             "to": {
                     *               "type": "string"
                     *             }
                     *           },
                     *           "required": [
                     *             "type",
                     *             "counter",
                     *             "to"
                     *           ],
                     *           "additionalProperties": false
                     *         }
                     *       },
                     *       "events": [
                     *         {
                     *           "type": "youth.moved",
                     *           "seenBy": "everyone",
                     *           "masked": null,
                     *           "schema": {
                     *             "type": "object",
                     *             "properties": {
                     *               "type": {
                     *                 "const": "youth.moved"
                     *               },
                     *               "seat": {
                     *                 "type": "integer"
                     *               },
                     *               "to": {
                     *                 "type": "string"
                     *               }
                     *             },
                     *             "required": [
                     *               "type",
                     *               "seat",
                     *               "to"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "view": {
                     *         "type": "object"
                     *       },
                     *       "refusals": [
                     *         {
                     *           "code": "decision-closed",
                     *           "clause": null,
                     *           "rule": "That question is not open to this seat."
                     *         },
                     *         {
                     *           "code": "not-one-square-forward",
                     *           "clause": "GS-26",
                     *           "rule": "A Youth Counter goes one square, straight or diagonally forwards."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Ruleset"];
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `ruleset-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a ruleset, as `goalscorer` */
                ruleset: string;
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
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `ruleset-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    showPack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a ruleset, as `goalscorer` */
                ruleset: string;
                /** @description Hash or name of a content pack; that of an account is `account/id`, its slash as `%2F` */
                pack: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pack */
            200: {
                headers: {
                    /** @description Of its content: its hash */
                    etag?: string;
                    /** @description For ever, where asked by hash */
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
                        /** @description What may surprise those who play with it, though it keeps the rules. */
                        warnings: string[];
                        /** @description The content pack as its ruleset has it. */
                        content: unknown;
                    };
                };
            };
            /** @description It is the one that `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `ruleset-unknown`, `pack-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `pack-withdrawn` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPacks: {
        parameters: {
            query?: {
                /** @description Id of a ruleset, such as `goalscorer`. */
                ruleset?: string;
                /** @description Only my own: games that I host or sit in, packs that I have brought. */
                mine?: boolean;
                /** @description Goes on behind this version, or this place of a list. */
                after?: string;
                /** @description So many at most are on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The next page, where there is one */
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
                     *           "broughtAt": 1795280400000,
                     *           "withdrawn": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        /** @description What is on this page. */
                        items: components["schemas"]["AccountPack"][];
                        /** @description Hand it in as `after` to go on; null: that was all. */
                        next: string | null;
                    };
                };
            };
            /** @description `invalid-cursor`, `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bringPack: {
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
                "application/json": components["schemas"]["BringPackInput"];
            };
        };
        responses: {
            /** @description The pack, as a game can choose it */
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
                     *       "broughtAt": 1795280400000,
                     *       "withdrawn": null,
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["PackBrought"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `ruleset-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-packs`, `pack-withdrawn` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-content-pack` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sharePack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Hash or name of a content pack; that of an account is `account/id`, its slash as `%2F` */
                pack: string;
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
                    /** @description Whether others may choose it. */
                    shared: boolean;
                };
            };
        };
        responses: {
            /** @description The pack as others see it now */
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
                     *       "broughtAt": 1795280400000,
                     *       "withdrawn": null
                     *     }
                     */
                    "application/json": components["schemas"]["AccountPack"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `pack-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `pack-withdrawn` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    takePackAway: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Hash or name of a content pack; that of an account is `account/id`, its slash as `%2F` */
                pack: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `pack-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `guests-off` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description The caller */
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
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WhoAmI"];
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leaveService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `last-owner` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    streamAccount: {
        parameters: {
            query?: {
                /** @description The `id` of the last message that arrived. */
                after?: string;
            };
            header?: {
                /** @description The `id` of the last message that arrived: goes before `after`. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, then news, until somebody hangs up or an hour has passed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 7d1f0c2a9b3e4f56
                     *     event: news
                     *     data: {"id":"7d1f0c2a9b3e4f56","news":["turn"],"game":{"id":"0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3","ruleset":"goalscorer","status":"running","visibility":"public","host":"0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11","contentPack":"0981d332b9d70f469a9108206d085f979cba3c5a2cbbcf38cc4bf9270e7d4ec3","options":{"rows":10,"turnLimit":20,"formation":"four-four-two","goalkeeperCapturable":true,"offsideMayRevealSubstitute":false,"revealReplacedCounter":false,"decisionTimeLimitSeconds":null},"decisionSeconds":null,"absence":"wait","hints":true,"saved":null,"createdAt":1795280400000,"startedAt":1795280400000,"endedAt":null,"ended":null,"origin":null,"seats":[{"seat":0,"kind":"account","account":"0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11","name":"Ada","joined":true,"choices":{}},{"seat":1,"kind":"bot","account":null,"name":"Libero","joined":true,"choices":{}}],"seat":0,"version":4,"awaits":[0],"outcome":null}}
                     */
                    "text/event-stream": string;
                    /**
                     * @example {
                     *       "id": "7d1f0c2a9b3e4f56",
                     *       "news": [
                     *         "turn"
                     *       ],
                     *       "game": {
                     *         "id": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
                     *         "ruleset": "goalscorer",
                     *         "status": "running",
                     *         "visibility": "public",
                     *         "host": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
                     *         "contentPack": "0981d332b9d70f469a9108206d085f979cba3c5a2cbbcf38cc4bf9270e7d4ec3",
                     *         "options": {
                     *           "rows": 10,
                     *           "turnLimit": 20,
                     *           "formation": "four-four-two",
                     *           "goalkeeperCapturable": true,
                     *           "offsideMayRevealSubstitute": false,
                     *           "revealReplacedCounter": false,
                     *           "decisionTimeLimitSeconds": null
                     *         },
                     *         "decisionSeconds": null,
                     *         "absence": "wait",
                     *         "hints": true,
                     *         "saved": null,
                     *         "createdAt": 1795280400000,
                     *         "startedAt": 1795280400000,
                     *         "endedAt": null,
                     *         "ended": null,
                     *         "origin": null,
                     *         "seats": [
                     *           {
                     *             "seat": 0,
                     *             "kind": "account",
                     *             "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
                     *             "name": "Ada",
                     *             "joined": true,
                     *             "choices": {}
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "kind": "bot",
                     *             "account": null,
                     *             "name": "Libero",
                     *             "joined": true,
                     *             "choices": {}
                     *           }
                     *         ],
                     *         "seat": 0,
                     *         "version": 4,
                     *         "awaits": [
                     *           0
                     *         ],
                     *         "outcome": null
                     *       }
                     *     }
                     */
                    "application/x-ndjson": components["schemas"]["AccountItem"];
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`, `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    showAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an account */
                account: string;
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
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf",
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
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a token: not its secret */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It ends now, on every node */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `last-owner` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description Whether the game waits for seats, runs, is over, or was called off. */
                status?: "open" | "running" | "over" | "cancelled";
                /** @description Id of a ruleset, such as `goalscorer`. */
                ruleset?: string;
                /** @description Only my own: games that I host or sit in, packs that I have brought. */
                mine?: boolean;
                /** @description Only games that wait for me. Pages may then be short, or empty: go on until `next` is null. */
                awaitsMe?: boolean;
                /** @description Forks of other games, too. */
                forks?: boolean;
                /** @description Goes on behind this version, or this place of a list. */
                after?: string;
                /** @description So many at most are on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The next page, where there is one */
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
                     *           "hints": true,
                     *           "saved": null,
                     *           "createdAt": 1795280400000,
                     *           "startedAt": 1795280400000,
                     *           "endedAt": null,
                     *           "ended": null,
                     *           "origin": null,
                     *           "seats": [
                     *             {
                     *               "seat": 0,
                     *               "kind": "account",
                     *               "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
                     *               "name": "Ada",
                     *               "joined": true,
                     *               "choices": {}
                     *             },
                     *             {
                     *               "seat": 1,
                     *               "kind": "bot",
                     *               "account": null,
                     *               "name": "Libero",
                     *               "joined": true,
                     *               "choices": {}
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
                        /** @description What is on this page. */
                        items: components["schemas"]["Game"][];
                        /** @description Hand it in as `after` to go on; null: that was all. */
                        next: string | null;
                    };
                };
            };
            /** @description `invalid-cursor`, `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered alike: for seven days, or, where it is a move, as long as there is the game. */
                "Idempotency-Key"?: string;
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
                 *           "kind": "bot"
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
                    /** @description Where the game is */
                    location?: string;
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
                     *       "hints": true,
                     *       "saved": null,
                     *       "createdAt": 1795280400000,
                     *       "startedAt": 1795280400000,
                     *       "endedAt": null,
                     *       "ended": null,
                     *       "origin": null,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "account",
                     *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
                     *           "name": "Ada",
                     *           "joined": true,
                     *           "choices": {}
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "bot",
                     *           "account": null,
                     *           "name": "Libero",
                     *           "joined": true,
                     *           "choices": {}
                     *         }
                     *       ],
                     *       "seat": 0,
                     *       "version": 4,
                     *       "inviteCode": "K7QP-2MXA",
                     *       "commitment": "5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456"
                     *     }
                     */
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `not-your-seat` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `ruleset-unknown`, `pack-unknown`, `account-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `pack-withdrawn`, `already-seated`, `seat-left`, `too-many-games`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `seats-differ`, `save-unsealed`, `idempotency-mismatch`, `invalid-seat-count`, `invalid-option`, `invalid-choice`, `invalid-content-pack`, `no-saves` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
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
            /** @description To which game one is invited */
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
                     *       "hints": true,
                     *       "saved": null,
                     *       "createdAt": 1795280400000,
                     *       "startedAt": 1795280400000,
                     *       "endedAt": null,
                     *       "ended": null,
                     *       "origin": null,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "account",
                     *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
                     *           "name": "Ada",
                     *           "joined": true,
                     *           "choices": {}
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "bot",
                     *           "account": null,
                     *           "name": "Libero",
                     *           "joined": true,
                     *           "choices": {}
                     *         }
                     *       ],
                     *       "hostName": "Ada"
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    observeGame: {
        parameters: {
            query?: {
                /** @description When, in milliseconds since 1970 by the clock of the database. */
                at?: number;
                /** @description The view as a person or a language model can read it. */
                text?: boolean;
                /** @description As this seat sees it: for the host of a fork, who plays several, and would see all. */
                as?: number;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game as the caller may see it */
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
                     *       "hints": true,
                     *       "saved": null,
                     *       "createdAt": 1795280400000,
                     *       "startedAt": 1795280400000,
                     *       "endedAt": null,
                     *       "ended": null,
                     *       "origin": null,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "account",
                     *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
                     *           "name": "Ada",
                     *           "joined": true,
                     *           "choices": {},
                     *           "hand": "player",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "bot",
                     *           "account": null,
                     *           "name": "Libero",
                     *           "joined": true,
                     *           "choices": {},
                     *           "hand": "bot",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "clocks": [],
                     *       "seat": 0,
                     *       "inviteCode": "K7QP-2MXA",
                     *       "version": 4,
                     *       "head": "b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7",
                     *       "at": 1795280400000,
                     *       "paused": null,
                     *       "view": {
                     *         "viewer": 0,
                     *         "options": {
                     *           "rows": 10,
                     *           "turnLimit": 20,
                     *           "formation": "four-four-two",
                     *           "goalkeeperCapturable": true,
                     *           "offsideMayRevealSubstitute": false,
                     *           "revealReplacedCounter": false,
                     *           "decisionTimeLimitSeconds": null
                     *         },
                     *         "turn": 1,
                     *         "round": 1,
                     *         "seat": 0,
                     *         "step": "youth-move",
                     *         "award": null,
                     *         "debut": null,
                     *         "score": [
                     *           0,
                     *           0
                     *         ],
                     *         "goals": [],
                     *         "result": null,
                     *         "counters": [
                     *           {
                     *             "id": "home-1",
                     *             "seat": 0,
                     *             "status": "first-team",
                     *             "square": "d1",
                     *             "revealed": true,
                     *             "identity": "1"
                     *           },
                     *           {
                     *             "id": "home-9",
                     *             "seat": 0,
                     *             "status": "first-team",
                     *             "square": "c4",
                     *             "revealed": true,
                     *             "identity": "9"
                     *           },
                     *           {
                     *             "id": "home-10",
                     *             "seat": 0,
                     *             "status": "first-team",
                     *             "square": "e4",
                     *             "revealed": true,
                     *             "identity": "10"
                     *           },
                     *           {
                     *             "id": "home-y1",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "b2",
                     *             "revealed": false,
                     *             "identity": "11"
                     *           },
                     *           {
                     *             "id": "home-y2",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "c2",
                     *             "revealed": false,
                     *             "identity": "4"
                     *           },
                     *           {
                     *             "id": "home-y3",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "e2",
                     *             "revealed": false,
                     *             "identity": "7"
                     *           },
                     *           {
                     *             "id": "home-y4",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "f2",
                     *             "revealed": false,
                     *             "identity": "3"
                     *           },
                     *           {
                     *             "id": "home-y5",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "a3",
                     *             "revealed": false,
                     *             "identity": "6"
                     *           },
                     *           {
                     *             "id": "home-y6",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "c3",
                     *             "revealed": false,
                     *             "identity": "2"
                     *           },
                     *           {
                     *             "id": "home-y7",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "e3",
                     *             "revealed": false,
                     *             "identity": "star"
                     *           },
                     *           {
                     *             "id": "home-y8",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "g3",
                     *             "revealed": false,
                     *             "identity": "5"
                     *           },
                     *           {
                     *             "id": "home-s",
                     *             "seat": 0,
                     *             "status": "substitute",
                     *             "square": null,
                     *             "revealed": false,
                     *             "identity": "8"
                     *           },
                     *           {
                     *             "id": "away-1",
                     *             "seat": 1,
                     *             "status": "first-team",
                     *             "square": "d10",
                     *             "revealed": true,
                     *             "identity": "1"
                     *           },
                     *           {
                     *             "id": "away-9",
                     *             "seat": 1,
                     *             "status": "first-team",
                     *             "square": "e7",
                     *             "revealed": true,
                     *             "identity": "9"
                     *           },
                     *           {
                     *             "id": "away-10",
                     *             "seat": 1,
                     *             "status": "first-team",
                     *             "square": "c7",
                     *             "revealed": true,
                     *             "identity": "10"
                     *           },
                     *           {
                     *             "id": "away-y1",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "f9",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-y2",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "e9",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-y3",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "c9",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-y4",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "b9",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-y5",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "g8",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-y6",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "e8",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-y7",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "c8",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-y8",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "a8",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-s",
                     *             "seat": 1,
                     *             "status": "substitute",
                     *             "square": null,
                     *             "revealed": false,
                     *             "identity": null
                     *           }
                     *         ],
                     *         "unknown": [
                     *           [
                     *             "2",
                     *             "3",
                     *             "4",
                     *             "5",
                     *             "6",
                     *             "7",
                     *             "8",
                     *             "11",
                     *             "star"
                     *           ],
                     *           [
                     *             "2",
                     *             "3",
                     *             "4",
                     *             "5",
                     *             "6",
                     *             "7",
                     *             "8",
                     *             "11",
                     *             "star"
                     *           ]
                     *         ]
                     *       },
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
                     *           "standing": false,
                     *           "suspended": null
                     *         }
                     *       ],
                     *       "others": [],
                     *       "awaited": [],
                     *       "outcome": null,
                     *       "fairness": {
                     *         "commitment": "5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456",
                     *         "seed": null,
                     *         "entropy": [
                     *           "my own dice",
                     *           ""
                     *         ]
                     *       },
                     *       "looks": [],
                     *       "serverTime": 1795280401500
                     *     }
                     */
                    "application/json": components["schemas"]["Observation"];
                };
            };
            /** @description `invalid-version`, `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    joinGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered alike: for seven days, or, where it is a move, as long as there is the game. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a game */
                game: string;
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
            /** @description The game, with me in it */
            201: {
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
                     *       "hints": true,
                     *       "saved": null,
                     *       "createdAt": 1795280400000,
                     *       "startedAt": 1795280400000,
                     *       "endedAt": null,
                     *       "ended": null,
                     *       "origin": null,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "account",
                     *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
                     *           "name": "Ada",
                     *           "joined": true,
                     *           "choices": {}
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "bot",
                     *           "account": null,
                     *           "name": "Libero",
                     *           "joined": true,
                     *           "choices": {}
                     *         }
                     *       ],
                     *       "seat": 0,
                     *       "version": 4,
                     *       "inviteCode": "K7QP-2MXA",
                     *       "commitment": "5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456"
                     *     }
                     */
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `not-your-seat` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown`, `seat-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-started`, `game-cancelled`, `game-full`, `seat-left`, `already-seated`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-mismatch`, `invalid-seat-count`, `invalid-option`, `invalid-choice`, `invalid-content-pack`, `no-saves` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leaveSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
                /** @description Number of a seat, from 0 */
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
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `not-your-seat` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown`, `seat-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-started`, `game-cancelled`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered alike: for seven days, or, where it is a move, as long as there is the game. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game, which now runs */
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
                     *       "hints": true,
                     *       "saved": null,
                     *       "createdAt": 1795280400000,
                     *       "startedAt": 1795280400000,
                     *       "endedAt": null,
                     *       "ended": null,
                     *       "origin": null,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "account",
                     *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
                     *           "name": "Ada",
                     *           "joined": true,
                     *           "choices": {}
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "bot",
                     *           "account": null,
                     *           "name": "Libero",
                     *           "joined": true,
                     *           "choices": {}
                     *         }
                     *       ],
                     *       "seat": 0,
                     *       "version": 4,
                     *       "inviteCode": "K7QP-2MXA",
                     *       "commitment": "5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456"
                     *     }
                     */
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `not-host` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-started`, `game-cancelled`, `too-few-seats`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-mismatch`, `invalid-seat-count`, `invalid-option`, `invalid-choice`, `invalid-content-pack`, `no-saves` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
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
                /** @description Id of a game */
                game: string;
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
                     * @description Why: `players-asked` where nothing is said. What the table is told is a word, and no name.
                     * @default players-asked
                     * @enum {string}
                     */
                    reason?: "abandoned" | "players-asked" | "cheating" | "abuse" | "fault" | "maintenance" | "other";
                };
            };
        };
        responses: {
            /** @description The game, which has ended */
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
                    "application/json": components["schemas"]["Befallen"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `not-host` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `others-are-seated`, `game-cancelled`, `game-over`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forkGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered alike: for seven days, or, where it is a move, as long as there is the game. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a game */
                game: string;
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
            /** @description The new game, which runs */
            201: {
                headers: {
                    /** @description Where the game is */
                    location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3c4-6a51-7c1e-9d2b-5e0d41b8c377",
                     *       "ruleset": "goalscorer",
                     *       "status": "running",
                     *       "visibility": "private",
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
                     *       "hints": true,
                     *       "saved": null,
                     *       "createdAt": 1795280400000,
                     *       "startedAt": 1795280400000,
                     *       "endedAt": null,
                     *       "ended": null,
                     *       "origin": {
                     *         "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
                     *         "version": 4
                     *       },
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "account",
                     *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
                     *           "name": "Ada",
                     *           "joined": true,
                     *           "choices": {}
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "bot",
                     *           "account": null,
                     *           "name": "Libero",
                     *           "joined": true,
                     *           "choices": {}
                     *         }
                     *       ],
                     *       "seat": 0,
                     *       "version": 4,
                     *       "inviteCode": "K7QP-2MXA",
                     *       "commitment": "5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456"
                     *     }
                     */
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description `invalid-version`, `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown`, `account-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `game-not-over`, `game-over`, `already-seated`, `too-many-games`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDecisions: {
        parameters: {
            query?: {
                /** @description `words`: what happened, and what is asked, in sentences, too. */
                include?: "words"[];
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
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
                     *           "standing": false,
                     *           "suspended": null,
                     *           "question": "Which Youth Counter advances?",
                     *           "exact": true,
                     *           "count": 14,
                     *           "spaces": [
                     *             {
                     *               "type": "move-youth",
                     *               "exact": true,
                     *               "fields": {
                     *                 "counter": {
                     *                   "is": "home-y1"
                     *                 },
                     *                 "to": {
                     *                   "oneOf": [
                     *                     "b3"
                     *                   ]
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "type": "move-youth",
                     *               "exact": true,
                     *               "fields": {
                     *                 "counter": {
                     *                   "is": "home-y2"
                     *                 },
                     *                 "to": {
                     *                   "oneOf": [
                     *                     "b3",
                     *                     "d3"
                     *                   ]
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "type": "move-youth",
                     *               "exact": true,
                     *               "fields": {
                     *                 "counter": {
                     *                   "is": "home-y3"
                     *                 },
                     *                 "to": {
                     *                   "oneOf": [
                     *                     "d3",
                     *                     "f3"
                     *                   ]
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "type": "move-youth",
                     *               "exact": true,
                     *               "fields": {
                     *                 "counter": {
                     *                   "is": "home-y4"
                     *                 },
                     *                 "to": {
                     *                   "oneOf": [
                     *                     "f3"
                     *                   ]
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "type": "move-youth",
                     *               "exact": true,
                     *               "fields": {
                     *                 "counter": {
                     *                   "is": "home-y5"
                     *                 },
                     *                 "to": {
                     *                   "oneOf": [
                     *                     "a4",
                     *                     "b4"
                     *                   ]
                     *                 }
                     *               }
                     *             },
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
                     *             },
                     *             {
                     *               "type": "move-youth",
                     *               "exact": true,
                     *               "fields": {
                     *                 "counter": {
                     *                   "is": "home-y7"
                     *                 },
                     *                 "to": {
                     *                   "oneOf": [
                     *                     "d4",
                     *                     "f4"
                     *                   ]
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "type": "move-youth",
                     *               "exact": true,
                     *               "fields": {
                     *                 "counter": {
                     *                   "is": "home-y8"
                     *                 },
                     *                 "to": {
                     *                   "oneOf": [
                     *                     "f4",
                     *                     "g4"
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
                     *                     "const": "home-y1"
                     *                   },
                     *                   "to": {
                     *                     "enum": [
                     *                       "b3"
                     *                     ]
                     *                   }
                     *                 },
                     *                 "required": [
                     *                   "type",
                     *                   "counter",
                     *                   "to"
                     *                 ],
                     *                 "additionalProperties": false
                     *               },
                     *               {
                     *                 "type": "object",
                     *                 "properties": {
                     *                   "type": {
                     *                     "const": "move-youth"
                     *                   },
                     *                   "counter": {
                     *                     "const": "home-y2"
                     *                   },
                     *                   "to": {
                     *                     "enum": [
                     *                       "b3",
                     *                       "d3"
                     *                     ]
                     *                   }
                     *                 },
                     *                 "required": [
                     *                   "type",
                     *                   "counter",
                     *                   "to"
                     *                 ],
                     *                 "additionalProperties": false
                     *               },
                     *               {
                     *                 "type": "object",
                     *                 "properties": {
                     *                   "type": {
                     *                     "const": "move-youth"
                     *                   },
                     *                   "counter": {
                     *                     "const": "home-y3"
                     *                   },
                     *                   "to": {
                     *                     "enum": [
                     *                       "d3",
                     *                       "f3"
                     *                     ]
                     *                   }
                     *                 },
                     *                 "required": [
                     *                   "type",
                     *                   "counter",
                     *                   "to"
                     *                 ],
                     *                 "additionalProperties": false
                     *               },
                     *               {
                     *                 "type": "object",
                     *                 "properties": {
                     *                   "type": {
                     *                     "const": "move-youth"
                     *                   },
                     *                   "counter": {
                     *                     "const": "home-y4"
                     *                   },
                     *                   "to": {
                     *                     "enum": [
                     *                       "f3"
                     *                     ]
                     *                   }
                     *                 },
                     *                 "required": [
                     *                   "type",
                     *                   "counter",
                     *                   "to"
                     *                 ],
                     *                 "additionalProperties": false
                     *               },
                     *               {
                     *                 "type": "object",
                     *                 "properties": {
                     *                   "type": {
                     *                     "const": "move-youth"
                     *                   },
                     *                   "counter": {
                     *                     "const": "home-y5"
                     *                   },
                     *                   "to": {
                     *                     "enum": [
                     *                       "a4",
                     *                       "b4"
                     *                     ]
                     *                   }
                     *                 },
                     *                 "required": [
                     *                   "type",
                     *                   "counter",
                     *                   "to"
                     *                 ],
                     *                 "additionalProperties": false
                     *               },
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
                     *               },
                     *               {
                     *                 "type": "object",
                     *                 "properties": {
                     *                   "type": {
                     *                     "const": "move-youth"
                     *                   },
                     *                   "counter": {
                     *                     "const": "home-y7"
                     *                   },
                     *                   "to": {
                     *                     "enum": [
                     *                       "d4",
                     *                       "f4"
                     *                     ]
                     *                   }
                     *                 },
                     *                 "required": [
                     *                   "type",
                     *                   "counter",
                     *                   "to"
                     *                 ],
                     *                 "additionalProperties": false
                     *               },
                     *               {
                     *                 "type": "object",
                     *                 "properties": {
                     *                   "type": {
                     *                     "const": "move-youth"
                     *                   },
                     *                   "counter": {
                     *                     "const": "home-y8"
                     *                   },
                     *                   "to": {
                     *                     "enum": [
                     *                       "f4",
                     *                       "g4"
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
                     *               "counter": "home-y4",
                     *               "to": "f3"
                     *             },
                     *             {
                     *               "type": "move-youth",
                     *               "counter": "home-y6",
                     *               "to": "b4"
                     *             },
                     *             {
                     *               "type": "move-youth",
                     *               "counter": "home-y7",
                     *               "to": "d4"
                     *             },
                     *             {
                     *               "type": "move-youth",
                     *               "counter": "home-y8",
                     *               "to": "g4"
                     *             },
                     *             {
                     *               "type": "move-youth",
                     *               "counter": "home-y7",
                     *               "to": "f4"
                     *             },
                     *             {
                     *               "type": "move-youth",
                     *               "counter": "home-y5",
                     *               "to": "b4"
                     *             },
                     *             {
                     *               "type": "move-youth",
                     *               "counter": "home-y3",
                     *               "to": "f3"
                     *             }
                     *           ],
                     *           "labels": [
                     *             "y6(2) c3–d4: 6 to go",
                     *             "y4(3) f2–f3: 7 to go",
                     *             "y6(2) c3–b4: 6 to go",
                     *             "y7(star) e3–d4: 6 to go",
                     *             "y8(5) g3–g4: 6 to go",
                     *             "y7(star) e3–f4: 6 to go",
                     *             "y5(6) a3–b4: 6 to go",
                     *             "y3(7) e2–f3: 7 to go"
                     *           ],
                     *           "names": {
                     *             "home-y1": "Home's y1 (the 11) on b2",
                     *             "home-y2": "Home's y2 (the 4) on c2",
                     *             "home-y3": "Home's y3 (the 7) on e2",
                     *             "home-y4": "Home's y4 (the 3) on f2",
                     *             "home-y5": "Home's y5 (the 6) on a3",
                     *             "home-y6": "Home's y6 (the 2) on c3",
                     *             "home-y7": "Home's y7 (the Star Player) on e3",
                     *             "home-y8": "Home's y8 (the 5) on g3"
                     *           }
                     *         }
                     *       ],
                     *       "facts": [
                     *         "Turn 1/40, 0:0, you are Home, up. Theirs 1 d10, 9 e7, 10 c7. Star e3."
                     *       ],
                     *       "others": [],
                     *       "awaited": [],
                     *       "serverTime": 1795280401500
                     *     }
                     */
                    "application/json": components["schemas"]["Decisions"];
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submitMove: {
        parameters: {
            query?: {
                /** @description Goes on behind this version, or this place of a list. */
                after?: number;
                /** @description What the answer should bring beside the rest. */
                include?: ("view" | "text" | "decisions" | "words")[];
                /** @description Only whether the move would be taken. */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same request with the same key is done once, and answered alike: for seven days, or, where it is a move, as long as there is the game. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a game */
                game: string;
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
            /** @description The move is made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleset": "goalscorer",
                     *       "version": 5,
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
                     *           "standing": false,
                     *           "suspended": null
                     *         }
                     *       ],
                     *       "outcome": null
                     *     }
                     */
                    "application/json": components["schemas"]["MoveAnswer"];
                };
            };
            /** @description It would be taken; with `dryRun` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request`, `wrong-move-for-decision`, `invalid-parameters` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `not-seated`, `not-your-decision` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `history-rewound`, `game-over`, `seat-resigned`, `game-paused`, `decision-closed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered alike: for seven days, or, where it is a move, as long as there is the game. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a game */
                game: string;
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
                    /**
                     * @example {
                     *       "ruleset": "goalscorer",
                     *       "version": 5,
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
                     *           "standing": false,
                     *           "suspended": null
                     *         }
                     *       ],
                     *       "outcome": null
                     *     }
                     */
                    "application/json": components["schemas"]["MoveAnswer"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request`, `wrong-move-for-decision`, `invalid-parameters` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `not-seated`, `not-your-decision` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `history-rewound`, `game-over`, `seat-resigned`, `game-paused`, `decision-closed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveGame: {
        parameters: {
            query?: {
                /** @description Its kind. */
                kind?: string;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, as the ruleset has it */
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
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `no-saves` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Goes on behind this version, or this place of a list. */
                after?: number;
                /** @description So many at most are on a page. */
                limit?: number;
                /** @description `words`: what happened, and what is asked, in sentences, too. */
                include?: "words"[];
                /** @description The log line by line as it is stored, once the game has ended. */
                raw?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events; with `raw` all of the log */
            200: {
                headers: {
                    /** @description The next page, where there is one */
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
                     *       "version": 5,
                     *       "over": false,
                     *       "causes": null
                     *     }
                     */
                    "application/json": components["schemas"]["Events"];
                    /** @example {"kind":"header","game":"0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3"} */
                    "application/x-ndjson": string;
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `game-not-over`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of exported games, format 1 */
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
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`, `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
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
                /** @description The keyed hash of the stored row in which that version lies: keep it to check the log. */
                head?: string;
                /** @description How many events the game has come to. */
                version?: number;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
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
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    streamGame: {
        parameters: {
            query?: {
                /** @description Goes on behind this version, or this place of a list. */
                after?: number;
                /** @description `words`: what happened, and what is asked, in sentences, too. */
                include?: "words"[];
            };
            header?: {
                /** @description The `id` of the last message that arrived: goes before `after`. */
                "Last-Event-ID"?: number;
            };
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Event by event until the game ends */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 17
                     *     data: {"version":5,"at":1795280402000,"event":{"type":"youth.moved","seat":0,"counter":"home-y6","from":"c3","to":"d4"}}
                     */
                    "text/event-stream": string;
                    /**
                     * @example {
                     *       "version": 5,
                     *       "at": 1795280402000,
                     *       "event": {
                     *         "type": "youth.moved",
                     *         "seat": 0,
                     *         "counter": "home-y6",
                     *         "from": "c3",
                     *         "to": "d4"
                     *       }
                     *     }
                     */
                    "application/x-ndjson": components["schemas"]["StreamItem"];
                };
            };
            /** @description The game has ended, and `Last-Event-ID` is its last event: do not come again */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`, `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    waitForGame: {
        parameters: {
            query?: {
                /** @description Goes on behind this version, or this place of a list. */
                after?: number;
                /** @description `turn`: until this seat must act; `change`: until there is any new event. */
                until?: "turn" | "change";
                /** @description So many at most are on a page. */
                limit?: number;
                /** @description `words`: what happened, and what is asked, in sentences, too. */
                include?: "words"[];
                /** @description So many seconds it may wait. */
                timeout?: number;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why it answers now, and what happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "turn",
                     *       "version": 5,
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
                     *           "standing": false,
                     *           "suspended": null
                     *         }
                     *       ],
                     *       "outcome": null
                     *     }
                     */
                    "application/json": components["schemas"]["WaitAnswer"];
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`, `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `timed-out`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description All of them */
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
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `webhooks-off` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `webhooks-off` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-webhooks` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-refused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook: string;
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
            /** @description The webhook as it is now */
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
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `webhooks-off` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-refused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `webhooks-off` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook: string;
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
                     *       "formerUntil": 1795366800000
                     *     }
                     */
                    "application/json": components["schemas"]["NewWebhookSecret"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `webhooks-off` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it */
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
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `webhooks-off` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-is-off` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Goes on behind this version, or this place of a list. */
                after?: string;
                /** @description So many at most are on a page. */
                limit?: number;
            };
            header?: never;
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The next page, where there is one */
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
                        /** @description What is on this page. */
                        items: components["schemas"]["WebhookDelivery"][];
                        /** @description Hand it in as `after` to go on; null: that was all. */
                        next: string | null;
                    };
                };
            };
            /** @description `invalid-cursor`, `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `webhooks-off` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which is under way */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198c0de-5555-7000-8000-000000000002",
                     *       "message": "msg_5a1f0c7d",
                     *       "type": "turn.opened",
                     *       "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
                     *       "version": 12,
                     *       "outcome": null,
                     *       "nextTryAt": 1795280400000,
                     *       "tries": []
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `webhooks-off` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-unknown`, `delivery-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-is-off` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminActs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What I may do here: enough to make forms of */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "game.end-look",
                     *         "says": "End my look inside a game",
                     *         "notes": null,
                     *         "right": "operator",
                     *         "method": "DELETE",
                     *         "path": "/v1/admin/games/{game}/look",
                     *         "field": "adminEndLook",
                     *         "of": "game",
                     *         "input": {
                     *           "type": "object",
                     *           "properties": {},
                     *           "additionalProperties": false
                     *         },
                     *         "reasons": null,
                     *         "typed": null,
                     *         "look": false,
                     *         "hasPreview": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Act"][];
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminAudit: {
        parameters: {
            query?: {
                /** @description Goes on behind this version, or this place of a list. */
                after?: string;
                /** @description So many at most are on a page. */
                limit?: number;
                /** @description Id of a game. */
                game?: string;
                /** @description Id of an account; null: nobody, or somebody who has left. */
                account?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who looked at what, and who did what, newest first */
            200: {
                headers: {
                    /** @description The next page, where there is one */
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
                        /** @description What is on this page. */
                        items: components["schemas"]["AuditEntry"][];
                        /** @description Hand it in as `after` to go on; null: that was all. */
                        next: string | null;
                    };
                };
            };
            /** @description `invalid-cursor`, `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGames: {
        parameters: {
            query?: {
                /** @description Whether the game waits for seats, runs, is over, or was called off. */
                status?: "open" | "running" | "over" | "cancelled";
                /** @description Id of a ruleset, such as `goalscorer`. */
                ruleset?: string;
                /** @description Forks of other games, too. */
                forks?: boolean;
                /** @description Goes on behind this version, or this place of a list. */
                after?: string;
                /** @description So many at most are on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All games, private ones too, newest first */
            200: {
                headers: {
                    /** @description The next page, where there is one */
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
                     *           "hints": true,
                     *           "saved": null,
                     *           "createdAt": 1795280400000,
                     *           "startedAt": 1795280400000,
                     *           "endedAt": null,
                     *           "ended": null,
                     *           "origin": null,
                     *           "seats": [
                     *             {
                     *               "seat": 0,
                     *               "kind": "account",
                     *               "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
                     *               "name": "Ada",
                     *               "joined": true,
                     *               "choices": {}
                     *             },
                     *             {
                     *               "seat": 1,
                     *               "kind": "bot",
                     *               "account": null,
                     *               "name": "Libero",
                     *               "joined": true,
                     *               "choices": {}
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
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        /** @description What is on this page. */
                        items: components["schemas"]["Game"][];
                        /** @description Hand it in as `after` to go on; null: that was all. */
                        next: string | null;
                    };
                };
            };
            /** @description `invalid-cursor`, `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGame: {
        parameters: {
            query?: {
                /** @description When, in milliseconds since 1970 by the clock of the database. */
                at?: number;
                /** @description The view as a person or a language model can read it. */
                text?: boolean;
                /** @description As this seat sees it: for the host of a fork, who plays several, and would see all. */
                as?: number;
                /** @description Why. */
                reason?: "complaint" | "suspected-cheating" | "fault" | "legal" | "player-asked";
                /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                note?: string;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A game as its spectators see it, private or not, with its invite code */
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
                     *       "hints": true,
                     *       "saved": null,
                     *       "createdAt": 1795280400000,
                     *       "startedAt": 1795280400000,
                     *       "endedAt": null,
                     *       "ended": null,
                     *       "origin": null,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "account",
                     *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
                     *           "name": "Ada",
                     *           "joined": true,
                     *           "choices": {},
                     *           "hand": "player",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "bot",
                     *           "account": null,
                     *           "name": "Libero",
                     *           "joined": true,
                     *           "choices": {},
                     *           "hand": "bot",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "clocks": [],
                     *       "seat": null,
                     *       "inviteCode": "K7QP-2MXA",
                     *       "version": 4,
                     *       "head": "b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7",
                     *       "at": 1795280400000,
                     *       "paused": null,
                     *       "view": {
                     *         "viewer": 0,
                     *         "options": {
                     *           "rows": 10,
                     *           "turnLimit": 20,
                     *           "formation": "four-four-two",
                     *           "goalkeeperCapturable": true,
                     *           "offsideMayRevealSubstitute": false,
                     *           "revealReplacedCounter": false,
                     *           "decisionTimeLimitSeconds": null
                     *         },
                     *         "turn": 1,
                     *         "round": 1,
                     *         "seat": 0,
                     *         "step": "youth-move",
                     *         "award": null,
                     *         "debut": null,
                     *         "score": [
                     *           0,
                     *           0
                     *         ],
                     *         "goals": [],
                     *         "result": null,
                     *         "counters": [
                     *           {
                     *             "id": "home-1",
                     *             "seat": 0,
                     *             "status": "first-team",
                     *             "square": "d1",
                     *             "revealed": true,
                     *             "identity": "1"
                     *           },
                     *           {
                     *             "id": "home-9",
                     *             "seat": 0,
                     *             "status": "first-team",
                     *             "square": "c4",
                     *             "revealed": true,
                     *             "identity": "9"
                     *           },
                     *           {
                     *             "id": "home-10",
                     *             "seat": 0,
                     *             "status": "first-team",
                     *             "square": "e4",
                     *             "revealed": true,
                     *             "identity": "10"
                     *           },
                     *           {
                     *             "id": "home-y1",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "b2",
                     *             "revealed": false,
                     *             "identity": "11"
                     *           },
                     *           {
                     *             "id": "home-y2",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "c2",
                     *             "revealed": false,
                     *             "identity": "4"
                     *           },
                     *           {
                     *             "id": "home-y3",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "e2",
                     *             "revealed": false,
                     *             "identity": "7"
                     *           },
                     *           {
                     *             "id": "home-y4",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "f2",
                     *             "revealed": false,
                     *             "identity": "3"
                     *           },
                     *           {
                     *             "id": "home-y5",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "a3",
                     *             "revealed": false,
                     *             "identity": "6"
                     *           },
                     *           {
                     *             "id": "home-y6",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "c3",
                     *             "revealed": false,
                     *             "identity": "2"
                     *           },
                     *           {
                     *             "id": "home-y7",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "e3",
                     *             "revealed": false,
                     *             "identity": "star"
                     *           },
                     *           {
                     *             "id": "home-y8",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "g3",
                     *             "revealed": false,
                     *             "identity": "5"
                     *           },
                     *           {
                     *             "id": "home-s",
                     *             "seat": 0,
                     *             "status": "substitute",
                     *             "square": null,
                     *             "revealed": false,
                     *             "identity": "8"
                     *           },
                     *           {
                     *             "id": "away-1",
                     *             "seat": 1,
                     *             "status": "first-team",
                     *             "square": "d10",
                     *             "revealed": true,
                     *             "identity": "1"
                     *           },
                     *           {
                     *             "id": "away-9",
                     *             "seat": 1,
                     *             "status": "first-team",
                     *             "square": "e7",
                     *             "revealed": true,
                     *             "identity": "9"
                     *           },
                     *           {
                     *             "id": "away-10",
                     *             "seat": 1,
                     *             "status": "first-team",
                     *             "square": "c7",
                     *             "revealed": true,
                     *             "identity": "10"
                     *           },
                     *           {
                     *             "id": "away-y1",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "f9",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-y2",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "e9",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-y3",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "c9",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-y4",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "b9",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-y5",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "g8",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-y6",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "e8",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-y7",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "c8",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-y8",
                     *             "seat": 1,
                     *             "status": "youth",
                     *             "square": "a8",
                     *             "revealed": false,
                     *             "identity": null
                     *           },
                     *           {
                     *             "id": "away-s",
                     *             "seat": 1,
                     *             "status": "substitute",
                     *             "square": null,
                     *             "revealed": false,
                     *             "identity": null
                     *           }
                     *         ],
                     *         "unknown": [
                     *           [
                     *             "2",
                     *             "3",
                     *             "4",
                     *             "5",
                     *             "6",
                     *             "7",
                     *             "8",
                     *             "11",
                     *             "star"
                     *           ],
                     *           [
                     *             "2",
                     *             "3",
                     *             "4",
                     *             "5",
                     *             "6",
                     *             "7",
                     *             "8",
                     *             "11",
                     *             "star"
                     *           ]
                     *         ]
                     *       },
                     *       "decisions": [],
                     *       "others": [],
                     *       "awaited": [],
                     *       "outcome": null,
                     *       "fairness": {
                     *         "commitment": "5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456",
                     *         "seed": null,
                     *         "entropy": [
                     *           "my own dice",
                     *           ""
                     *         ]
                     *       },
                     *       "looks": [],
                     *       "serverTime": 1795280401500
                     *     }
                     */
                    "application/json": components["schemas"]["Observation"];
                };
            };
            /** @description `invalid-version`, `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `own-game` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminLog: {
        parameters: {
            query?: {
                /** @description Goes on behind this version, or this place of a list. */
                after?: number;
                /** @description So many at most are on a page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log of a game, nothing hidden */
            200: {
                headers: {
                    /** @description The next page, where there is one */
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
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `own-game`, `look-needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminState: {
        parameters: {
            query?: {
                /** @description When, in milliseconds since 1970 by the clock of the database. */
                at?: number;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of a game at any version, nothing hidden */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 5,
                     *       "at": 1795280402000,
                     *       "drawn": 16,
                     *       "over": false,
                     *       "table": {
                     *         "seats": 2,
                     *         "options": {
                     *           "rows": 10,
                     *           "turnLimit": 20,
                     *           "formation": "four-four-two",
                     *           "goalkeeperCapturable": true,
                     *           "offsideMayRevealSubstitute": false,
                     *           "revealReplacedCounter": false,
                     *           "decisionTimeLimitSeconds": null
                     *         },
                     *         "choices": [
                     *           {},
                     *           {}
                     *         ]
                     *       },
                     *       "state": {
                     *         "turn": 1,
                     *         "seat": 0,
                     *         "step": "first-teamer-move",
                     *         "turnOver": false,
                     *         "award": null,
                     *         "debut": null,
                     *         "identities": [
                     *           "1",
                     *           "9",
                     *           "10",
                     *           "11",
                     *           "4",
                     *           "7",
                     *           "3",
                     *           "6",
                     *           "2",
                     *           "star",
                     *           "5",
                     *           "8",
                     *           "1",
                     *           "9",
                     *           "10",
                     *           "7",
                     *           "star",
                     *           "5",
                     *           "6",
                     *           "4",
                     *           "8",
                     *           "3",
                     *           "2",
                     *           "11"
                     *         ],
                     *         "statuses": [
                     *           "first-team",
                     *           "first-team",
                     *           "first-team",
                     *           "youth",
                     *           "youth",
                     *           "youth",
                     *           "youth",
                     *           "youth",
                     *           "youth",
                     *           "youth",
                     *           "youth",
                     *           "substitute",
                     *           "first-team",
                     *           "first-team",
                     *           "first-team",
                     *           "youth",
                     *           "youth",
                     *           "youth",
                     *           "youth",
                     *           "youth",
                     *           "youth",
                     *           "youth",
                     *           "youth",
                     *           "substitute"
                     *         ],
                     *         "squares": [
                     *           3,
                     *           23,
                     *           25,
                     *           8,
                     *           9,
                     *           11,
                     *           12,
                     *           14,
                     *           24,
                     *           18,
                     *           20,
                     *           null,
                     *           66,
                     *           46,
                     *           44,
                     *           61,
                     *           60,
                     *           58,
                     *           57,
                     *           55,
                     *           53,
                     *           51,
                     *           49,
                     *           null
                     *         ],
                     *         "revealed": [
                     *           true,
                     *           true,
                     *           true,
                     *           false,
                     *           false,
                     *           false,
                     *           false,
                     *           false,
                     *           false,
                     *           false,
                     *           false,
                     *           false,
                     *           true,
                     *           true,
                     *           true,
                     *           false,
                     *           false,
                     *           false,
                     *           false,
                     *           false,
                     *           false,
                     *           false,
                     *           false,
                     *           false
                     *         ],
                     *         "board": [
                     *           null,
                     *           null,
                     *           null,
                     *           0,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           3,
                     *           4,
                     *           null,
                     *           5,
                     *           6,
                     *           null,
                     *           7,
                     *           null,
                     *           null,
                     *           null,
                     *           9,
                     *           null,
                     *           10,
                     *           null,
                     *           null,
                     *           1,
                     *           8,
                     *           2,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           14,
                     *           null,
                     *           13,
                     *           null,
                     *           null,
                     *           22,
                     *           null,
                     *           21,
                     *           null,
                     *           20,
                     *           null,
                     *           19,
                     *           null,
                     *           18,
                     *           17,
                     *           null,
                     *           16,
                     *           15,
                     *           null,
                     *           null,
                     *           null,
                     *           null,
                     *           12,
                     *           null,
                     *           null,
                     *           null
                     *         ],
                     *         "score": [
                     *           0,
                     *           0
                     *         ],
                     *         "goals": [],
                     *         "result": null
                     *       },
                     *       "decisions": [],
                     *       "hands": [
                     *         "player",
                     *         "bot"
                     *       ],
                     *       "resigned": [
                     *         false,
                     *         false
                     *       ],
                     *       "wakeAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdminState"];
                };
            };
            /** @description `invalid-version`, `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `own-game`, `look-needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminRows: {
        parameters: {
            query?: {
                /** @description Goes on behind this version, or this place of a list. */
                after?: number;
                /** @description So many at most are on a page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of a game as they are stored */
            200: {
                headers: {
                    /** @description The next page, where there is one */
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
                        /** @description What is on this page. */
                        items: {
                            /** @description The version before the first of its events. */
                            firstVersion: number;
                            /** @description The version after the last of its events. */
                            lastVersion: number;
                            /** @description When, in milliseconds since 1970 by the clock of the database. */
                            at: number;
                            /** @description The keyed hash of the stored row in which that version lies: keep it to check the log. */
                            head: string;
                            /** @description When somebody has to look at the game again; null: never. */
                            wakeAt: number | null;
                            /** @description The text that the head covers, as it is stored. */
                            packed: string;
                        }[];
                        /** @description Hand it in as `after` to go on; null: that was all. */
                        next: number | null;
                    };
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `own-game`, `look-needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSave: {
        parameters: {
            query?: {
                /** @description Its kind. */
                kind?: string;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A save with all that is hidden, where the ruleset has saves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "league",
                     *       "seal": "5a0c…"
                     *     }
                     */
                    "application/json": unknown;
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `own-game`, `look-needed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `no-saves` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminVerify: {
        parameters: {
            query?: {
                /** @description The keyed hash of the stored row in which that version lies: keep it to check the log. */
                head?: string;
                /** @description How many events the game has come to. */
                version?: number;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the log is what the rules and the seed make of its causes */
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
                     *       "unjudged": 0,
                     *       "over": true,
                     *       "covers": "table",
                     *       "altered": [],
                     *       "unknownHolders": [],
                     *       "difference": null
                     *     }
                     */
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `own-game` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `timed-out`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Games that this node cannot play on by itself, with their reasons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
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
                        /** @description How many there are; at 9007199254740991: a great many. */
                        count: number;
                        /** @description What is on this page. */
                        items: {
                            /**
                             * Format: uuid
                             * @description Id of a game.
                             */
                            game: string;
                            /** @description Why. */
                            reason: string;
                            /** @description Since when it is so, in milliseconds since 1970. */
                            since: number;
                            /** @description How often it was tried. */
                            tries: number;
                            /** @description When it is tried again, in milliseconds since 1970. */
                            nextTryAt: number;
                        }[];
                    };
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminStartGame: {
        parameters: {
            query?: {
                /** @description Nothing is done: what would be is told. */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
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
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "players-asked" | "abandoned" | "abuse" | "fault" | "other";
                    /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                    note?: string;
                    /** @description Refused where the game has gone on since that version. */
                    ifVersion?: number;
                };
            };
        };
        responses: {
            /** @description What would come of it, with `dryRun` */
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
            /** @description Start a game with those who are there, as its host might */
            201: {
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
                     *       "hints": true,
                     *       "saved": null,
                     *       "createdAt": 1795280400000,
                     *       "startedAt": 1795280400000,
                     *       "endedAt": null,
                     *       "ended": null,
                     *       "origin": null,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "account",
                     *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
                     *           "name": "Ada",
                     *           "joined": true,
                     *           "choices": {}
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "bot",
                     *           "account": null,
                     *           "name": "Libero",
                     *           "joined": true,
                     *           "choices": {}
                     *         }
                     *       ],
                     *       "seat": null,
                     *       "version": 4,
                     *       "inviteCode": "K7QP-2MXA",
                     *       "commitment": "5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456"
                     *     }
                     */
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `own-game` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-started`, `game-cancelled`, `too-few-seats`, `moved-on`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminFreeSeat: {
        parameters: {
            query?: {
                /** @description Nothing is done: what would be is told. */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
                /** @description Number of a seat, from 0 */
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "abandoned"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "players-asked" | "abandoned" | "abuse" | "fault" | "other";
                    /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                    note?: string;
                    /** @description Refused where the game has gone on since that version. */
                    ifVersion?: number;
                };
            };
        };
        responses: {
            /** @description What would come of it, with `dryRun` */
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
            /** @description It is done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `not-your-seat`, `own-game` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `seat-unknown`, `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-started`, `game-cancelled`, `moved-on`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminCancelGame: {
        parameters: {
            query?: {
                /** @description Nothing is done: what would be is told. */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
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
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "abandoned" | "players-asked" | "cheating" | "abuse" | "fault" | "maintenance" | "other";
                    /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                    note?: string;
                    /** @description What has to be typed: see the act. */
                    confirm: string;
                    /** @description Refused where the game has gone on since that version. */
                    ifVersion?: number;
                };
            };
        };
        responses: {
            /** @description What would come of it, with `dryRun` */
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
            /** @description Call a running game off */
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
                    "application/json": components["schemas"]["Befallen"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `own-game` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `game-over`, `not-abandoned`, `moved-on`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `confirm-differs` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminPauseGame: {
        parameters: {
            query?: {
                /** @description Nothing is done: what would be is told. */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
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
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "incident" | "maintenance" | "dispute" | "players-asked";
                    /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                    note?: string;
                    /** @description Refused where the game has gone on since that version. */
                    ifVersion?: number;
                };
            };
        };
        responses: {
            /** @description What would come of it, with `dryRun` */
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
            /** @description Let all clocks of a game stand still */
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
                     *       "paused": {
                     *         "reason": "dispute",
                     *         "since": 1795280401500
                     *       },
                     *       "ended": null
                     *     }
                     */
                    "application/json": components["schemas"]["Befallen"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `own-game` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `game-over`, `game-paused`, `moved-on`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminResumeGame: {
        parameters: {
            query?: {
                /** @description Nothing is done: what would be is told. */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
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
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "players-asked" | "abandoned" | "abuse" | "fault" | "other";
                    /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                    note?: string;
                    /** @description Refused where the game has gone on since that version. */
                    ifVersion?: number;
                };
            };
        };
        responses: {
            /** @description What would come of it, with `dryRun` */
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
            /** @description Let a paused game go on */
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
                     *       "ended": null
                     *     }
                     */
                    "application/json": components["schemas"]["Befallen"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `own-game` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `game-over`, `game-not-paused`, `moved-on`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminExtendDeadline: {
        parameters: {
            query?: {
                /** @description Nothing is done: what would be is told. */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
                /** @description Number of a seat, from 0 */
                seat: number;
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
                    /** @description Id of the open question that the move answers. */
                    decisionId: string;
                    /** @description So many seconds. */
                    seconds: number;
                    /**
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "players-asked" | "abandoned" | "abuse" | "fault" | "other";
                    /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                    note?: string;
                    /** @description Refused where the game has gone on since that version. */
                    ifVersion?: number;
                };
            };
        };
        responses: {
            /** @description What would come of it, with `dryRun` */
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
            /** @description Give a seat more time for what it is asked */
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
                     *       "ended": null
                     *     }
                     */
                    "application/json": components["schemas"]["Befallen"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `not-your-decision`, `own-game` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown`, `seat-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `game-over`, `no-deadline`, `decision-closed`, `moved-on`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminHandOver: {
        parameters: {
            query?: {
                /** @description Nothing is done: what would be is told. */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
                /** @description Number of a seat, from 0 */
                seat: number;
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
                     * @description The version after the last of the events.
                     * @enum {string}
                     */
                    to: "player" | "bot";
                    /**
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "players-asked" | "abandoned" | "abuse" | "fault" | "other";
                    /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                    note?: string;
                    /** @description Refused where the game has gone on since that version. */
                    ifVersion?: number;
                };
            };
        };
        responses: {
            /** @description What would come of it, with `dryRun` */
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
            /** @description Give a seat to a bot, or back to its player */
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
                     *       "ended": null
                     *     }
                     */
                    "application/json": components["schemas"]["Befallen"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `own-game` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown`, `seat-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `game-over`, `seat-resigned`, `seat-already-handed-over`, `moved-on`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminForkGame: {
        parameters: {
            query?: {
                /** @description Nothing is done: what would be is told. */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
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
                    /** @description When, in milliseconds since 1970 by the clock of the database. */
                    at: number;
                    /** @description One for each seat, in their order. `me` on several of them: I play them all, and see all; then all others are bots. */
                    seats: ({
                        /**
                         * @description Its kind.
                         * @constant
                         */
                        kind: "me";
                    } | {
                        /**
                         * @description Its kind.
                         * @constant
                         */
                        kind: "bot";
                    } | {
                        /**
                         * @description Its kind.
                         * @constant
                         */
                        kind: "account";
                        /**
                         * Format: uuid
                         * @description Id of an account; null: nobody, or somebody who has left.
                         */
                        account: string;
                    })[];
                    /**
                     * @description The pace of the fork; null: no clocks.
                     * @default null
                     */
                    decisionSeconds?: number | null;
                    /**
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "players-asked" | "abandoned" | "abuse" | "fault" | "other";
                    /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                    note?: string;
                    /** @description Refused where the game has gone on since that version. */
                    ifVersion?: number;
                };
            };
        };
        responses: {
            /** @description What would come of it, with `dryRun` */
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
            /** @description Play a game on from any version, also while it runs */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3c4-6a51-7c1e-9d2b-5e0d41b8c377",
                     *       "ruleset": "goalscorer",
                     *       "status": "running",
                     *       "visibility": "private",
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
                     *       "hints": true,
                     *       "saved": null,
                     *       "createdAt": 1795280400000,
                     *       "startedAt": 1795280400000,
                     *       "endedAt": null,
                     *       "ended": null,
                     *       "origin": {
                     *         "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
                     *         "version": 4
                     *       },
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "kind": "account",
                     *           "account": "0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11",
                     *           "name": "Ada",
                     *           "joined": true,
                     *           "choices": {}
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "kind": "bot",
                     *           "account": null,
                     *           "name": "Libero",
                     *           "joined": true,
                     *           "choices": {}
                     *         }
                     *       ],
                     *       "seat": 0,
                     *       "version": 4,
                     *       "inviteCode": "K7QP-2MXA",
                     *       "commitment": "5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456"
                     *     }
                     */
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description `invalid-version`, `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `look-needed`, `own-game` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `game-over`, `history-rewound`, `too-many-games`, `moved-on` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `fork-is-private` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminLook: {
        parameters: {
            query?: {
                /** @description Nothing is done: what would be is told. */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "complaint",
                 *       "confirm": "e6d3"
                 *     }
                 */
                "application/json": {
                    /** @description By which your own house finds the case. */
                    caseRef?: string;
                    /**
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "complaint" | "suspected-cheating" | "fault" | "legal" | "player-asked";
                    /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                    note?: string;
                    /** @description What has to be typed: see the act. */
                    confirm: string;
                    /** @description Refused where the game has gone on since that version. */
                    ifVersion?: number;
                };
            };
        };
        responses: {
            /** @description What would come of it, with `dryRun` */
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
            /** @description Look inside a running game, for 15 minutes */
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
                    "application/json": components["schemas"]["Look"];
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `own-game` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`, `game-cancelled`, `game-over`, `moved-on`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `confirm-differs` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminEndLook: {
        parameters: {
            query?: {
                /** @description Refused where the game has gone on since that version. */
                ifVersion?: number;
                /** @description Nothing is done: what would be is told. */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would come of it, with `dryRun` */
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
            /** @description It is done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing`, `look-needed`, `own-game` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `moved-on`, `history-rewound` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-unreadable`, `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `game-from-newer-version`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminLooks: {
        parameters: {
            query?: {
                /** @description Goes on behind this version, or this place of a list. */
                after?: string;
                /** @description So many at most are on a page. */
                limit?: number;
                /** @description Id of a game. */
                game?: string;
                /** @description Id of an account; null: nobody, or somebody who has left. */
                account?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who looked inside which games, newest first */
            200: {
                headers: {
                    /** @description The next page, where there is one */
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
                        /** @description What is on this page. */
                        items: components["schemas"]["Look"][];
                        /** @description Hand it in as `after` to go on; null: that was all. */
                        next: string | null;
                    };
                };
            };
            /** @description `invalid-cursor`, `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminTokens: {
        parameters: {
            query?: {
                /** @description Goes on behind this version, or this place of a list. */
                after?: string;
                /** @description So many at most are on a page. */
                limit?: number;
                /** @description Id of an account; null: nobody, or somebody who has left. */
                account?: string;
                /** @description Why. */
                reason?: "complaint" | "suspected-cheating" | "fault" | "legal" | "player-asked";
                /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                note?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tokens of all, or of one account, newest first, without their secrets */
            200: {
                headers: {
                    /** @description The next page, where there is one */
                    link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf",
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
                        /** @description What is on this page. */
                        items: components["schemas"]["AdminToken"][];
                        /** @description Hand it in as `after` to go on; null: that was all. */
                        next: string | null;
                    };
                };
            };
            /** @description `invalid-cursor`, `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminCreateToken: {
        parameters: {
            query?: {
                /** @description Nothing is done: what would be is told. */
                dryRun?: boolean;
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
                     * @description Id of an account; null: nobody, or somebody who has left.
                     */
                    account?: string;
                    /**
                     * @description What it is called; null: nobody, or somebody who has left.
                     * @default operator
                     */
                    name?: string;
                    /**
                     * @description What its maker calls it.
                     * @default operator
                     */
                    label?: string;
                    /**
                     * @description What the token allows.
                     * @default [
                     *       "operator",
                     *       "play",
                     *       "read"
                     *     ]
                     */
                    scopes?: ("play" | "read" | "support" | "operator" | "owner")[];
                    /**
                     * @description So long the token is good; without it as long as its maker may allow.
                     * @default 2592000
                     */
                    expiresInSeconds?: number | null;
                    /**
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "joins" | "leaves" | "leaked" | "unused" | "abuse" | "other";
                    /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description What would come of it, with `dryRun` */
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
            /** @description Make a token for any account, or for a new operator */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf",
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
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `above-role` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminRevokeToken: {
        parameters: {
            query?: {
                /** @description Why. */
                reason?: "joins" | "leaves" | "leaked" | "unused" | "abuse" | "other";
                /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                note?: string;
                /** @description Nothing is done: what would be is told. */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a token: not its secret */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would come of it, with `dryRun` */
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
            /** @description It is done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `last-owner` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGiveRole: {
        parameters: {
            query?: {
                /** @description Nothing is done: what would be is told. */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of an account */
                account: string;
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
                    /** @description What somebody may do beside playing; null: nothing. */
                    role: ("support" | "operator" | "owner") | null;
                    /**
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "joins" | "leaves" | "leaked" | "unused" | "abuse" | "other";
                    /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                    note?: string;
                    /** @description What has to be typed: see the act. */
                    confirm: string;
                };
            };
        };
        responses: {
            /** @description What would come of it, with `dryRun` */
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
            /** @description Say what the tokens of an account may do at most, beside playing */
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
                        /** @description What somebody may do beside playing; null: nothing. */
                        role: ("support" | "operator" | "owner") | null;
                    };
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `last-owner` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `confirm-differs` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminPack: {
        parameters: {
            query?: {
                /** @description Why. */
                reason?: "complaint" | "suspected-cheating" | "fault" | "legal" | "player-asked";
                /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                note?: string;
            };
            header?: never;
            path: {
                /** @description Hash or name of a content pack; that of an account is `account/id`, its slash as `%2F` */
                pack: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pack that an account has brought, whole, shared or not */
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
                     *       "broughtAt": 1795280400000,
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
                    "application/json": components["schemas"]["AccountPackWhole"];
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `pack-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminWithdrawPack: {
        parameters: {
            query?: {
                /** @description Nothing is done: what would be is told. */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Hash or name of a content pack; that of an account is `account/id`, its slash as `%2F` */
                pack: string;
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
                    /** @description What its owner is told, and whoever would choose it. */
                    told: string;
                    /**
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "rights" | "abuse" | "fault" | "other";
                    /** @description In your own words, for other operators: kept apart, for it may name somebody. */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description What would come of it, with `dryRun` */
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
            /** @description Withdraw a pack that an account has brought */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hash": "0981d332b9d70f469a9108206d085f979cba3c5a2cbbcf38cc4bf9270e7d4ec3",
                     *       "told": "Not ours to print"
                     *     }
                     */
                    "application/json": {
                        /** @description SHA-256 of the content. */
                        hash: string;
                        /** @description What its owner is told, and whoever would choose it. */
                        told: string;
                    };
                };
            };
            /** @description `invalid-input`, `malformed-json`, `malformed-request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `pack-unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminExport: {
        parameters: {
            query?: {
                /** @description Id of a ruleset, such as `goalscorer`. */
                ruleset?: string;
                /** @description Whether the game waits for seats, runs, is over, or was called off. */
                status?: "running" | "over";
                /** @description Games made then or later: milliseconds since 1970. */
                since?: number;
                /** @description Games made before that. */
                until?: number;
                /** @description Goes on behind the last game of a file. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of exported games, format 1 */
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
            /** @description `invalid-cursor`, `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `scope-missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`, `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `busy`, `identity-provider-unavailable`, `database-unavailable`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description It runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Whether the game waits for seats, runs, is over, or was called off.
                         * @constant
                         */
                        status: "ok";
                        /** @description The version of the service. */
                        version: string;
                    };
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description It does */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Whether the game waits for seats, runs, is over, or was called off.
                         * @constant
                         */
                        status: "ok";
                        /** @description The version of the service. */
                        version: string;
                    };
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-ready`, `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
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
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`, `token-invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description A set of keys (RFC 7517) */
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
                        keys: {
                            /** @constant */
                            kty: "OKP";
                            /** @constant */
                            crv: "Ed25519";
                            /** @constant */
                            alg: "EdDSA";
                            /** @constant */
                            use: "sig";
                            x: string;
                            /** @description The thumbprint of the key (RFC 7638). */
                            kid: string;
                            exp?: number;
                        }[];
                    };
                };
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    /** @description Of the text: hand it in as `If-None-Match` */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example openapi: 3.1.1 */
                    "application/yaml": string;
                };
            };
            /** @description It is the one that `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    /** @description Of the text: hand it in as `If-None-Match` */
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
            /** @description It is the one that `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description SDL */
            200: {
                headers: {
                    /** @description Of the text: hand it in as `If-None-Match` */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example type Query { me: WhoAmI! } */
                    "text/plain": string;
                };
            };
            /** @description It is the one that `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Markdown, as llmstxt.org has it */
            200: {
                headers: {
                    /** @description Of the text: hand it in as `If-None-Match` */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example # Touchline */
                    "text/plain": string;
                };
            };
            /** @description It is the one that `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readGuide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a guide */
                guide: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guide */
            200: {
                headers: {
                    /** @description Of the text: hand it in as `If-None-Match` */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example # Concepts */
                    "text/markdown": string;
                };
            };
            /** @description It is the one that `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a page */
                page: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    /** @description Of the text: hand it in as `If-None-Match` */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example # Errors */
                    "text/markdown": string;
                };
            };
            /** @description It is the one that `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description The page; it loads nothing from elsewhere */
            200: {
                headers: {
                    /** @description Of the text: hand it in as `If-None-Match` */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html>… */
                    "text/html": string;
                };
            };
            /** @description It is the one that `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description The page; it loads nothing from elsewhere */
            200: {
                headers: {
                    /** @description Of the text: hand it in as `If-None-Match` */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html>… */
                    "text/html": string;
                };
            };
            /** @description It is the one that `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description The page; it loads nothing from elsewhere */
            200: {
                headers: {
                    /** @description Of the text: hand it in as `If-None-Match` */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html>… */
                    "text/html": string;
                };
            };
            /** @description It is the one that `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    showGuide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a guide */
                guide: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; it loads nothing from elsewhere */
            200: {
                headers: {
                    /** @description Of the text: hand it in as `If-None-Match` */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html>… */
                    "text/html": string;
                };
            };
            /** @description It is the one that `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    showPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a page */
                page: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; it loads nothing from elsewhere */
            200: {
                headers: {
                    /** @description Of the text: hand it in as `If-None-Match` */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html>… */
                    "text/html": string;
                };
            };
            /** @description It is the one that `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`, `too-many-connections` */
            429: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `shutting-down` */
            503: {
                headers: {
                    /** @description Seconds */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
