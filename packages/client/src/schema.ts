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
         * @description All tokens end, the name is forgotten, seats in running games resign. Logs know seats only, so they stay. Who holds the last admin token makes another admin first.
         */
        delete: operations["leaveService"];
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
         * @description Newest first, page by page: hand in `next` as `after` until it is null.
         */
        get: operations["listGames"];
        put?: never;
        /**
         * Create a game, or go on from a save
         * @description The seats in their order: `me`, `open` to whoever joins, `bot`, or kept for an `account`. A game without open seats starts by itself. The commitment is the SHA-256 of the seed from which all luck of the game follows; the seed is shown when the game has ended. A save is the document that `save` gave; its seats are those of the saved game: open ones are kept for the accounts that sat there, and nobody can have one whose player had left.
         */
        post: operations["createGame"];
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
         * @description A move that was answered is durable. With an `Idempotency-Key` or `moveId` (its scope is game and seat) a retry gives the first answer again. `after` widens the events of the answer to those since that version; `include` adds view, text, words, or the next decisions whole: then a turn is one round trip.
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
    "/v1/admin/games/{game}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log of a game, nothing hidden
         * @description Commit by commit, with causes. A look is written down. While the game runs it takes a `reason` and is not for whoever sits in it; its players see of it when it has ended.
         */
        get: operations["adminReadLog"];
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
         * @description A look is written down. While the game runs it takes a `reason` and is not for whoever sits in it; its players see of it when it has ended.
         */
        get: operations["adminShowState"];
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
         * @description Also where nothing can be made of them. A look is written down. While the game runs it takes a `reason` and is not for whoever sits in it; its players see of it when it has ended.
         */
        get: operations["adminReadRows"];
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
        get: operations["adminListFailingGames"];
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
         * @description Folds the chain of hashes, judges every cause again, and compares what else is stored of the game. `head` and `version`, as somebody has kept them from an answer, show whether the log has lost what they were told. A look is written down. While the game runs it takes a `reason` and is not for whoever sits in it; its players see of it when it has ended.
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
    "/v1/admin/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All tokens, newest first, without their secrets
         * @description All tokens, newest first, without their secrets.
         */
        get: operations["adminListTokens"];
        put?: never;
        /**
         * Make a token for any account, or for a new operator
         * @description Make a token for any account, or for a new operator.
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
         * @description Save the last admin token that can be used: there is always an admin.
         */
        delete: operations["adminRevokeToken"];
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
         * @description By `account/id` or by its hash. A look is written down.
         */
        get: operations["adminShowPack"];
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
         * @description No account can bring, share or choose any more what has its hash; its owner is told the reason. Games that have chosen it go on. It is written down.
         */
        post: operations["adminWithdrawPack"];
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
         * Who looked at what, and who did what
         * @description Who looked at what, and who did what.
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
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description of the API as a page for people
         * @description This description of the API as a page for people.
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
            scopes: ("play" | "read" | "admin")[];
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
        AdminTokenInput: {
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
             * @default admin
             */
            label?: string;
            /**
             * @description What the token allows.
             * @default [
             *       "admin",
             *       "play",
             *       "read"
             *     ]
             */
            scopes?: ("play" | "read" | "admin")[];
            /**
             * @description So long the token is good; without it as long as its maker may allow.
             * @default null
             */
            expiresInSeconds?: number | null;
        };
        AuditEntry: {
            /** @description Id: opaque, for good. */
            id: string;
            /** @description When, in milliseconds since 1970 by the clock of the database. */
            at: number;
            /** @description Id of an account; null: nobody, or somebody who has left. */
            account: string | null;
            /** @description What was done. */
            action: string;
            /** @description Id of a game. */
            game: string | null;
            /** @description Whether the game ran then. */
            running: boolean;
            /** @description What is wrong, in a sentence. */
            detail: {
                [key: string]: unknown;
            };
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
            /** @description The options of the game, as the ruleset has them. */
            options?: components["schemas"]["Options"];
            /** @description Name or hash of the content pack; without one the first of the ruleset. */
            contentPack?: string;
            /** @description The seats in their order. */
            seats: components["schemas"]["SeatInput"][];
            /**
             * @description Whether everybody may know of the game.
             * @default public
             * @enum {string}
             */
            visibility?: "public" | "private";
            /**
             * @description The pace of the table: the seconds of a usual question. Each kind of question has the share of it that the ruleset gives: a lot is short, a line-up long. What a rulebook prints goes first, and an option of the game before that. Null: nothing has a clock but what an option names; races end when everybody has answered, auctions when all but one have passed.
             * @default null
             */
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
            /**
             * @description Take a document that is not, or no more, as this service has sealed it. It is judged by all that the rules keep to, and everybody at the table sees that it was taken.
             * @default false
             */
            unsealed?: boolean;
            /** @description The seats in their order. */
            seats: components["schemas"]["SeatInput"][];
            /**
             * @description Whether everybody may know of the game.
             * @default public
             * @enum {string}
             */
            visibility?: "public" | "private";
            /**
             * @description The pace of the table: the seconds of a usual question. Each kind of question has the share of it that the ruleset gives: a lot is short, a line-up long. What a rulebook prints goes first, and an option of the game before that. Null: nothing has a clock but what an option names; races end when everybody has answered, auctions when all but one have passed.
             * @default null
             */
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
            /**
             * @description What its maker calls it.
             * @default token
             */
            label?: string;
            /** @description What the token allows. */
            scopes: ("play" | "read" | "admin")[];
            /**
             * @description So long the token is good; without it as long as its maker may allow.
             * @default null
             */
            expiresInSeconds?: number | null;
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
            /** @description Of a game that goes on from a save. */
            saved: components["schemas"]["SavedGame"] | null;
            /** @description When it was made, in milliseconds since 1970. */
            createdAt: number;
            /** @description When the game started, in milliseconds since 1970; null: it has not. */
            startedAt: number | null;
            /** @description When the game ended, in milliseconds since 1970; null: it has not. */
            endedAt: number | null;
            /** @description The seats in their order. */
            seats: {
                /** @description Number of the seat, from 0; null: none. */
                seat: number;
                /**
                 * @description Its kind.
                 * @enum {string}
                 */
                kind: "open" | "account" | "bot";
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
            /** @description Of a game that goes on from a save. */
            saved: components["schemas"]["SavedGame"] | null;
            /** @description When it was made, in milliseconds since 1970. */
            createdAt: number;
            /** @description When the game started, in milliseconds since 1970; null: it has not. */
            startedAt: number | null;
            /** @description When the game ended, in milliseconds since 1970; null: it has not. */
            endedAt: number | null;
            /** @description The seats in their order. */
            seats: {
                /** @description Number of the seat, from 0; null: none. */
                seat: number;
                /**
                 * @description Its kind.
                 * @enum {string}
                 */
                kind: "open" | "account" | "bot";
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
        };
        GoalscorerChoice: Record<string, never>;
        GoalscorerEvent: {
            /** @constant */
            type: "game.started";
            /** @constant */
            seats: 2;
            options: {
                /** @default 10 */
                rows: 10 | 12 | 14;
                /** @default 20 */
                turnLimit: number | null;
                /** @default four-four-two */
                formation: string;
                /** @default true */
                goalkeeperCapturable: boolean;
                /** @default false */
                offsideMayRevealSubstitute: boolean;
                /** @default false */
                revealReplacedCounter: boolean;
                /** @default null */
                decisionTimeLimitSeconds: number | null;
            };
            formation: {
                id: string;
                name: string;
                squares: {
                    1: [
                        number,
                        number
                    ];
                    9: [
                        number,
                        number
                    ];
                    10: [
                        number,
                        number
                    ];
                    youth: [
                        number,
                        number
                    ][];
                };
            };
            contentPack: string;
        } | {
            /** @constant */
            type: "counters.dealt";
            seat: number;
            counters: {
                /** @enum {string} */
                counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
                square: string | null;
                /** @enum {string} */
                status: "youth" | "first-team" | "substitute" | "captured" | "removed" | "replaced";
                /** @enum {string} */
                identity: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
            }[];
        } | {
            /** @constant */
            type: "counters.dealt";
            seat: number;
            counters: {
                /** @enum {string} */
                counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
                square: string | null;
                /** @enum {string} */
                status: "youth" | "first-team" | "substitute" | "captured" | "removed" | "replaced";
                identity: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star") | null;
            }[];
        } | {
            /** @constant */
            type: "turn.started";
            turn: number;
            round: number;
            seat: number;
            award: ("penalty" | "offside") | null;
        } | {
            /** @constant */
            type: "award.lapsed";
            seat: number;
            /** @enum {string} */
            award: "penalty" | "offside";
            /** @enum {string} */
            reason: "no-target" | "turn-limit";
        } | {
            /** @constant */
            type: "youth.moved";
            seat: number;
            /** @enum {string} */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            from: string;
            to: string;
        } | {
            /** @constant */
            type: "goal-line.reached";
            seat: number;
            /** @enum {string} */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            square: string;
        } | {
            /** @constant */
            type: "penalty.awarded";
            seat: number;
            /** @enum {string} */
            causedBy: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
        } | {
            /** @constant */
            type: "offside.awarded";
            seat: number;
            /** @enum {string} */
            causedBy: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
        } | {
            /** @constant */
            type: "penalty.taken";
            seat: number;
            /** @enum {string} */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /** @enum {string} */
            outcome: "goal" | "removed" | "star-revealed" | "no-effect";
        } | {
            /** @constant */
            type: "offside.taken";
            seat: number;
            /** @enum {string} */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
        } | {
            /** @constant */
            type: "identity.revealed";
            /** @enum {string} */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /** @enum {string} */
            identity: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
            /** @enum {string} */
            cause: "penalty" | "offside" | "debut" | "capture" | "star-arrived" | "replaced";
        } | {
            /** @constant */
            type: "counter.removed";
            /** @enum {string} */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            square: string;
        } | {
            /** @constant */
            type: "first-teamer.moved";
            seat: number;
            /** @enum {string} */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            from: string;
            to: string;
        } | {
            /** @constant */
            type: "substitute.brought-on";
            seat: number;
            /** @enum {string} */
            on: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /** @enum {string} */
            off: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            square: string;
        } | {
            /** @constant */
            type: "debut.made";
            seat: number;
            /** @enum {string} */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /** @enum {string} */
            identity: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
            from: string;
            to: string;
        } | {
            /** @constant */
            type: "counter.captured";
            seat: number;
            /** @enum {string} */
            by: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /** @enum {string} */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            /** @enum {string} */
            identity: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
            square: string;
        } | {
            /** @constant */
            type: "goals.scored";
            turn: number;
            seat: number;
            goals: 1 | 2;
            /** @enum {string} */
            reason: "capture" | "penalty" | "star-captured" | "star-arrived";
            /** @enum {string} */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            score: [
                number,
                number
            ];
        } | {
            /** @constant */
            type: "seat.stuck";
            seat: number;
            /** @enum {string} */
            step: "youth-move" | "first-teamer-move";
        } | {
            /** @constant */
            type: "game.ended";
            result: {
                /** @enum {string} */
                reason: "star-captured" | "star-arrived" | "turn-limit" | "stuck" | "resigned";
                winner: number | null;
                score: [
                    number,
                    number
                ];
                stuck: {
                    seat: number;
                    /** @enum {string} */
                    step: "youth-move" | "first-teamer-move";
                } | null;
            };
            identities: {
                /** @enum {string} */
                "home-1": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "home-9": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "home-10": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "home-y1": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "home-y2": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "home-y3": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "home-y4": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "home-y5": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "home-y6": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "home-y7": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "home-y8": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "home-s": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "away-1": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "away-9": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "away-10": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "away-y1": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "away-y2": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "away-y3": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "away-y4": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "away-y5": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "away-y6": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "away-y7": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "away-y8": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
                /** @enum {string} */
                "away-s": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star";
            };
        } | {
            /** @constant */
            type: "seat.handed-over";
            seat: number;
            /** @enum {string} */
            to: "player" | "bot";
        };
        GoalscorerMove: {
            /** @constant */
            type: "move-youth";
            /** @enum {string} */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            to: string;
        } | {
            /** @constant */
            type: "take-penalty";
            /** @enum {string} */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
        } | {
            /** @constant */
            type: "call-offside";
            /** @enum {string} */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
        } | {
            /** @constant */
            type: "move-first-teamer";
            /** @enum {string} */
            counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            to: string;
        } | {
            /** @constant */
            type: "make-debut";
            useSubstitute: boolean;
            to: string;
        };
        GoalscorerOptions: {
            /**
             * @description How long the Pitch is; longer is slower.
             * @default 10
             */
            rows?: 10 | 12 | 14;
            /**
             * @description Turns of each side; null: only a Star Player or a side that is stuck ends the game.
             * @default 20
             */
            turnLimit?: number | null;
            /**
             * @description Where the counters start: a formation of the pack.
             * @default four-four-two
             */
            formation?: string;
            /**
             * @description Whether the number 1 can be captured, of which nothing comes.
             * @default true
             */
            goalkeeperCapturable?: boolean;
            /**
             * @description Whether an Offside may show the Substitute.
             * @default false
             */
            offsideMayRevealSubstitute?: boolean;
            /**
             * @description Whether the counter that the Substitute replaces is shown.
             * @default false
             */
            revealReplacedCounter?: boolean;
            /**
             * @description Seconds for each move; null: those of the table, if any.
             * @default null
             */
            decisionTimeLimitSeconds?: number | null;
        };
        GoalscorerView: {
            viewer: number | ("spectator" | "admin");
            options: {
                /** @default 10 */
                rows: 10 | 12 | 14;
                /** @default 20 */
                turnLimit: number | null;
                /** @default four-four-two */
                formation: string;
                /** @default true */
                goalkeeperCapturable: boolean;
                /** @default false */
                offsideMayRevealSubstitute: boolean;
                /** @default false */
                revealReplacedCounter: boolean;
                /** @default null */
                decisionTimeLimitSeconds: number | null;
            };
            turn: number;
            round: number;
            seat: number;
            /** @enum {string} */
            step: "youth-move" | "penalty" | "offside" | "first-teamer-move" | "debut-move" | "ended";
            award: {
                /** @enum {string} */
                kind: "penalty" | "offside";
                seat: number;
                /** @enum {string} */
                causedBy: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            } | null;
            debut: ("home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s") | null;
            score: [
                number,
                number
            ];
            goals: {
                turn: number;
                seat: number;
                goals: 1 | 2;
                /** @enum {string} */
                reason: "capture" | "penalty" | "star-captured" | "star-arrived";
                /** @enum {string} */
                counter: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
            }[];
            result: {
                /** @enum {string} */
                reason: "star-captured" | "star-arrived" | "turn-limit" | "stuck" | "resigned";
                winner: number | null;
                score: [
                    number,
                    number
                ];
                stuck: {
                    seat: number;
                    /** @enum {string} */
                    step: "youth-move" | "first-teamer-move";
                } | null;
            } | null;
            counters: {
                /** @enum {string} */
                id: "home-1" | "home-9" | "home-10" | "home-y1" | "home-y2" | "home-y3" | "home-y4" | "home-y5" | "home-y6" | "home-y7" | "home-y8" | "home-s" | "away-1" | "away-9" | "away-10" | "away-y1" | "away-y2" | "away-y3" | "away-y4" | "away-y5" | "away-y6" | "away-y7" | "away-y8" | "away-s";
                seat: number;
                /** @enum {string} */
                status: "youth" | "first-team" | "substitute" | "captured" | "removed" | "replaced";
                square: string | null;
                revealed: boolean;
                identity: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star") | null;
            }[];
            unknown: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "star")[][];
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
        Move: components["schemas"]["GoalscorerMove"] | components["schemas"]["RisingStarMove"] | components["schemas"]["StarplayerMove"] | components["schemas"]["SuperclubMove"] | components["schemas"]["TitleChaseMove"];
        MoveAnswer: {
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
            /** @description What the viewer may see of the game, as the ruleset has it; null before the start. */
            view?: components["schemas"]["View"] | null;
            /** @description The view as a person or a language model can read it. */
            text?: string;
            /** @description The own questions with everything that answers them; with `include=decisions`. */
            whole?: components["schemas"]["Decision"][];
            /** @description How the seat stands, in sentences; where words were asked for. */
            facts?: string[];
        };
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
            scopes: ("play" | "read" | "admin")[];
            /** @description When it was made, in milliseconds since 1970. */
            createdAt: number;
            /** @description When the token ends, in milliseconds since 1970; null: it does not. */
            expiresAt: number | null;
            /** @description The token itself: it is shown this once. */
            secret: string;
        };
        Observation: {
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
            /** @description Of a game that goes on from a save. */
            saved: components["schemas"]["SavedGame"] | null;
            /** @description When it was made, in milliseconds since 1970. */
            createdAt: number;
            /** @description When the game started, in milliseconds since 1970; null: it has not. */
            startedAt: number | null;
            /** @description When the game ended, in milliseconds since 1970; null: it has not. */
            endedAt: number | null;
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
            /** @description What the viewer may see of the game, as the ruleset has it; null before the start. */
            view: components["schemas"]["View"] | null;
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
            /** @description When admins looked at what was hidden while the game ran. */
            looks: {
                /** @description When, in milliseconds since 1970 by the clock of the database. */
                at: number;
                /** @description What was done. */
                action: string;
            }[];
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
            code: "account-unknown" | "admin-is-seated" | "already-bid" | "already-seated" | "already-targeted" | "already-trained" | "assets-remain" | "audit-off" | "bad-amount" | "bad-boost" | "bad-formation" | "bad-game-setup" | "bad-goalkeeper" | "bad-penalty-order" | "bad-substitute" | "bad-trade-partner" | "bid-too-low" | "bids-are-binding" | "body-too-large" | "busy" | "card-locked" | "card-not-available" | "card-not-held" | "card-not-owned" | "card-not-sellable" | "card-not-tradable" | "claims-automatic" | "club-set-incomplete" | "content-pack-mismatch" | "continent-empty" | "counter-not-on-pitch" | "counter-refused" | "creditor-not-seat" | "database-unavailable" | "debt-open" | "debut-square-not-allowed" | "decision-closed" | "decline-not-allowed" | "defender-no-diagonal" | "department-used" | "duplicate-card" | "duplicate-player" | "duplicate-star" | "empty-side" | "export-forbidden" | "export-not-at-rest" | "game-cancelled" | "game-from-newer-version" | "game-full" | "game-not-over" | "game-not-started" | "game-over" | "game-started" | "game-unknown" | "game-unreadable" | "goalkeeper-outside-area" | "goalkeeper-protected" | "guarantee-too-late" | "guests-off" | "headers-too-large" | "history-rewound" | "idempotency-mismatch" | "identity-provider-unavailable" | "in-debt" | "insufficient-funds" | "internal-error" | "invalid-choice" | "invalid-content-pack" | "invalid-cursor" | "invalid-fixtures" | "invalid-input" | "invalid-league" | "invalid-option" | "invalid-parameters" | "invalid-save" | "invalid-seat-count" | "invalid-version" | "last-admin-token" | "malformed-json" | "malformed-request" | "manager-limit" | "max-level" | "method-not-allowed" | "mode-combination" | "money-both-ways" | "no-actions-left" | "no-draws-left" | "no-guaranteed-star" | "no-magic-sponge" | "no-match-right" | "no-potential" | "no-saves" | "no-such-claim" | "no-tackle-card" | "no-trainings-left" | "not-a-first-teamer" | "not-a-match-event" | "not-a-youth-counter" | "not-enough-cash" | "not-found" | "not-host" | "not-one-square" | "not-one-square-forward" | "not-ready" | "not-seated" | "not-this-player" | "not-your-card" | "not-your-counter" | "not-your-decision" | "not-your-player" | "not-your-seat" | "nothing-to-cancel" | "offer-limit" | "offer-not-available" | "opponent-not-eligible" | "option-off" | "pack-unknown" | "pack-withdrawn" | "partner-fixed" | "pawn-taken" | "pick-not-allowed" | "pick-required" | "pick-unavailable" | "player-not-for-you" | "player-unavailable" | "rate-limited" | "reason-required" | "request-timeout" | "rival-injured" | "rival-not-eligible" | "ruleset-unknown" | "sale-pending" | "save-unsealed" | "scope-missing" | "seat-already-handed-over" | "seat-left" | "seat-not-eligible" | "seat-out" | "seat-resigned" | "seat-unknown" | "seats-differ" | "self-target" | "shutting-down" | "skip-not-allowed" | "slot-not-filled" | "squad-full" | "squad-over-limit" | "squad-too-small" | "squad-within-limit" | "square-occupied-by-own" | "square-off-pitch" | "stadium-limit" | "staff-full" | "staff-stack-empty" | "star-already-owned" | "star-not-owned" | "star-not-suspended" | "star-sold-out" | "star-suspended" | "substitute-not-available" | "target-already-revealed" | "target-in-debt" | "target-not-on-pitch" | "target-not-opponent" | "target-not-youth" | "team-taken" | "timed-out" | "token-invalid" | "token-missing" | "token-taken" | "token-unknown" | "too-few-seats" | "too-many-connections" | "too-many-games" | "too-many-offers" | "too-many-packs" | "too-many-streams" | "trade-needs-a-player" | "trade-stale" | "unknown-card" | "unknown-id" | "unknown-seat" | "unknown-team" | "unknown-token" | "unsupported-media-type" | "wild-limit" | "win-sequence" | "window-closed" | "wins-incomplete" | "wrong-card-kind" | "wrong-move-for-decision" | "wrong-window" | "youth-cannot-capture";
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
            /** @description By which operators find the request in the log of the service. */
            requestId?: string;
        };
        RisingStarChoice: Record<string, never>;
        RisingStarEvent: {
            /** @constant */
            type: "tokens.laid-out";
            tokens: string[];
        } | {
            /** @constant */
            type: "deck.shuffled";
            /** @enum {string} */
            deck: "contract" | "agent" | "dayToDay" | "press";
            count: number;
            order: string[];
        } | {
            /** @constant */
            type: "deck.shuffled";
            /** @enum {string} */
            deck: "contract" | "agent" | "dayToDay" | "press";
            count: number;
        } | {
            /** @constant */
            type: "token.chosen";
            seat: number;
            token: string;
            auto: boolean;
        } | {
            /** @constant */
            type: "contract.dealt";
            seat: number;
            card: string;
        } | {
            /** @constant */
            type: "contracts.boxed";
            cards: string[];
        } | {
            /** @constant */
            type: "opening.rolled";
            round: number;
            rolls: {
                seat: number;
                value: number;
            }[];
        } | {
            /** @constant */
            type: "opening.decided";
            firstSeat: number;
        } | {
            /** @constant */
            type: "turn.started";
            turn: number;
            seat: number;
            /** @enum {string} */
            stage: "physio" | "roll";
        } | {
            /** @constant */
            type: "die.rolled";
            seat: number;
            value: number;
            /** @enum {string} */
            purpose: "move" | "fitness";
        } | {
            /** @constant */
            type: "token.moved";
            seat: number;
            from: number;
            to: number;
            steps: number;
            unusedSteps: number;
            /** @enum {string} */
            cause: "roll" | "card";
            /** @enum {string} */
            mode: "advance" | "direct";
        } | {
            /** @constant */
            type: "season.completed";
            seat: number;
            season: number;
        } | {
            /** @constant */
            type: "career.ended";
            seat: number;
            turn: number;
        } | {
            /** @constant */
            type: "player.injured";
            seat: number;
        } | {
            /** @constant */
            type: "fitness.failed";
            seat: number;
            failures: number;
        } | {
            /** @constant */
            type: "player.recovered";
            seat: number;
            /** @enum {string} */
            cause: "six" | "sponge" | "fee";
        } | {
            /** @constant */
            type: "sponge.played";
            seat: number;
            card: string;
        } | {
            /** @constant */
            type: "card.drawn";
            seat: number;
            /** @enum {string} */
            deck: "contract" | "agent" | "dayToDay" | "press";
            /** @enum {string} */
            category: "agent" | "sponsorship" | "movement" | "fame" | "financial" | "magic-sponge" | "match-event";
            card: string;
        } | {
            /** @constant */
            type: "card.drawn";
            seat: number;
            /** @enum {string} */
            deck: "contract" | "agent" | "dayToDay" | "press";
            /** @enum {string} */
            category: "agent" | "sponsorship" | "movement" | "fame" | "financial" | "magic-sponge" | "match-event";
            card?: string;
        } | {
            /** @constant */
            type: "card.kept";
            seat: number;
            /** @enum {string} */
            category: "agent" | "sponsorship" | "movement" | "fame" | "financial" | "magic-sponge" | "match-event";
            slot: ("agent" | ("boot" | "clothing" | "product")) | ("magicSponges" | "matchEvents");
            card: string;
            handCount: number | null;
        } | {
            /** @constant */
            type: "card.kept";
            seat: number;
            /** @enum {string} */
            category: "agent" | "sponsorship" | "movement" | "fame" | "financial" | "magic-sponge" | "match-event";
            slot: ("agent" | ("boot" | "clothing" | "product")) | ("magicSponges" | "matchEvents");
            card?: string;
            handCount: number | null;
        } | {
            /** @constant */
            type: "swap.offered";
            seat: number;
            slot: "agent" | ("boot" | "clothing" | "product");
            held: string;
            drawn: string;
        } | {
            /** @constant */
            type: "card.returned";
            /** @enum {string} */
            deck: "contract" | "agent" | "dayToDay" | "press";
            card: string;
            /** @constant */
            position: "bottom";
        } | {
            /** @constant */
            type: "card.deck-empty";
            seat: number;
            /** @enum {string} */
            deck: "contract" | "agent" | "dayToDay" | "press";
        } | {
            /** @constant */
            type: "agent.swapped";
            seat: number;
            kept: string;
            returned: string;
        } | {
            /** @constant */
            type: "agent.swap-declined";
            seat: number;
            kept: string;
            returned: string;
        } | {
            /** @constant */
            type: "sponsorship.swapped";
            seat: number;
            /** @enum {string} */
            category: "boot" | "clothing" | "product";
            kept: string;
            returned: string;
        } | {
            /** @constant */
            type: "sponsorship.swap-declined";
            seat: number;
            /** @enum {string} */
            category: "boot" | "clothing" | "product";
            kept: string;
            returned: string;
        } | {
            /** @constant */
            type: "contract.released";
            seat: number;
            card: string;
            /** @enum {string} */
            to: "deck-bottom" | "box";
            /** @enum {string} */
            cause: "contract" | "transfer" | "free-agent";
        } | {
            /** @constant */
            type: "contract.offered";
            seat: number;
            /** @enum {string} */
            cause: "contract" | "transfer" | "free-agent";
            cards: string[];
        } | {
            /** @constant */
            type: "contract.signed";
            seat: number;
            card: string;
            /** @enum {string} */
            cause: "contract" | "transfer" | "free-agent";
        } | {
            /** @constant */
            type: "contract.offers-declined";
            seat: number;
            cards: string[];
        } | {
            /** @constant */
            type: "contract.returned";
            cards: string[];
        } | {
            /** @constant */
            type: "cash.received";
            seat: number;
            amount: number;
            /** @enum {string} */
            reason: "loyalty" | "loyalty-setup" | "matchday-fee" | "reserves-fee" | "buyout" | "sponsor" | "card";
        } | {
            /** @constant */
            type: "cash.paid";
            seat: number;
            due: number;
            amount: number;
            /** @enum {string} */
            reason: "physio" | "card" | "resignation";
        } | {
            /** @constant */
            type: "fame.changed";
            seat: number;
            delta: number;
            /** @enum {string} */
            reason: "card" | "cup-final";
        } | {
            /** @constant */
            type: "points.awarded";
            seat: number;
            points: number;
            /** @enum {string} */
            reason: "matchday" | "reserves" | "derby" | "cup-final" | "championship-final";
        } | {
            /** @constant */
            type: "income.suppressed";
            seat: number;
            /** @enum {string} */
            kind: "points" | "money";
            amount: number;
            /** @constant */
            reason: "injured";
        } | {
            /** @constant */
            type: "derby.rival-chosen";
            seat: number;
            rival: number;
            auto: boolean;
        } | {
            /** @constant */
            type: "match.started";
            match: number;
            /** @enum {string} */
            kind: "matchday" | "reserves" | "derby" | "cup-final" | "championship-final";
            home: {
                seat: number;
            } | {
                absent: string;
            } | {
                /** @constant */
                club: "rising-star-fc";
            };
            away: ({
                seat: number;
            } | {
                absent: string;
            } | {
                /** @constant */
                club: "rising-star-fc";
            }) | null;
        } | {
            /** @constant */
            type: "match.dice-rolled";
            match: number;
            red: number;
            blue: number;
            score: {
                home: number;
                away: number;
            };
            /** @enum {string} */
            stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
        } | {
            /** @constant */
            type: "match.card-played";
            match: number;
            seat: number;
            /** @enum {string} */
            side: "home" | "away";
            card: string;
            rerolled: number[];
            score: {
                home: number;
                away: number;
            };
            /** @enum {string} */
            period: "normal-time" | "extra-time";
            /** @enum {string} */
            stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
        } | {
            /** @constant */
            type: "match.card-declined";
            match: number;
            seat: number;
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
        } | {
            /** @constant */
            type: "match.extra-time-rolled";
            match: number;
            red: number;
            blue: number;
            score: {
                home: number;
                away: number;
            };
            aggregate: {
                home: number;
                away: number;
            };
            /** @enum {string} */
            stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
        } | {
            /** @constant */
            type: "match.penalty-taken";
            match: number;
            round: number;
            /** @enum {string} */
            side: "home" | "away";
            red: number;
            blue: number;
            scored: boolean;
            tally: {
                home: number;
                away: number;
            };
        } | {
            /** @constant */
            type: "match.ended";
            match: number;
            /** @enum {string} */
            winner: "home" | "away" | "draw";
            /** @enum {string} */
            decidedBy: "normal-time" | "extra-time" | "penalties" | "walkover";
            score: {
                home: number;
                away: number;
            } | null;
            extraTime: {
                home: number;
                away: number;
            } | null;
            penalties: {
                round: number;
                home: number;
                away: number;
            } | null;
            aggregate: {
                home: number;
                away: number;
            } | null;
        } | {
            /** @constant */
            type: "seat.resigned";
            seat: number;
            order: number;
        } | {
            /** @constant */
            type: "seat.removed";
            seat: number;
            contract: string | null;
            contractTo: ("box" | "deck-bottom") | null;
            agentCards: string[];
            sponges: string[];
            hiddenCount: number;
            hiddenCards: string[];
        } | {
            /** @constant */
            type: "seat.removed";
            seat: number;
            contract: string | null;
            contractTo: ("box" | "deck-bottom") | null;
            agentCards: string[];
            sponges: string[];
            hiddenCount: number;
        } | {
            /** @constant */
            type: "scores.computed";
            totals: {
                seat: number;
                points: number;
                fame: number;
                cash: number;
                moneyPoints: number;
                total: number;
            }[];
        } | {
            /** @constant */
            type: "tiebreak.started";
            tied: number[];
        } | {
            /** @constant */
            type: "tiebreak.rolled";
            round: number;
            /** @enum {string} */
            purpose: "qualify" | "home";
            rolls: {
                seat: number;
                value: number;
            }[];
        } | {
            /** @constant */
            type: "tiebreak.qualified";
            finalists: [
                number,
                number
            ];
            out: number[];
        } | {
            /** @constant */
            type: "results.announced";
            places: {
                seat: number;
                points: number;
                fame: number;
                cash: number;
                moneyPoints: number;
                total: number;
                place: number;
            }[];
            champion: number;
        } | {
            /** @constant */
            type: "hands.revealed";
            seat: number;
            matchEvents: string[];
        } | {
            /** @constant */
            type: "game.ended";
            champion: number;
            /** @enum {string} */
            reason: "careers-complete" | "turn-cap" | "last-seat";
        } | {
            /** @constant */
            type: "seat.handed-over";
            seat: number;
            /** @enum {string} */
            to: "player" | "bot";
        };
        RisingStarMove: {
            /** @constant */
            type: "choose-token";
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
            seat: number;
        } | {
            /** @constant */
            type: "play-match-event";
            card: string;
        } | {
            /** @constant */
            type: "decline-match-event";
        };
        RisingStarOptions: {
            /**
             * @description How many seasons every career lasts: laps of the board.
             * @default 3
             */
            seasons?: number;
            /**
             * @description Whether the seats choose their tokens in turn or get them in order.
             * @default choose
             * @enum {string}
             */
            tokenSelection?: "choose" | "assigned";
            /**
             * @description Whether the medical fee is paid at once after the third failed roll, or a turn later.
             * @default third-failed-roll
             * @enum {string}
             */
            physioFeeTiming?: "third-failed-roll" | "fourth-turn";
            /**
             * @description Whether a payment beyond the own cash is forgiven or becomes a debt.
             * @default write-off
             * @enum {string}
             */
            shortfall?: "write-off" | "debt";
            /**
             * @description Whether a Match Event can be played in extra time of a final, where none was before.
             * @default normal-time
             * @enum {string}
             */
            cupCardWindow?: "normal-time" | "until-used";
            /**
             * @description Whether a deck that has gone round once is shuffled, or lies as it was put back.
             * @default false
             */
            reshuffle?: boolean;
            /**
             * @description Whether the engine rolls for a seat that has nothing else to choose.
             * @default false
             */
            autoRoll?: boolean;
            /** @description Turns of all seats that end the game; null: none do. Left out: 100 a seat and season. */
            turnCap?: number | null;
        };
        RisingStarView: {
            /** @enum {string} */
            phase: "choosing-tokens" | "playing" | "tiebreak" | "ended";
            seats: {
                no: number;
                token: string | null;
                position: number;
                seasonsCompleted: number;
                /** @enum {string} */
                status: "active" | "injured" | "retired" | "resigned";
                failedFitnessRolls: number;
                points: number;
                fame: number;
                cash: number;
                contract: string | null;
                agent: string | null;
                sponsorships: {
                    boot: string | null;
                    clothing: string | null;
                    product: string | null;
                };
                magicSponges: string[];
                matchEventCount: number;
                matchEvents: string[] | null;
                resigning: boolean;
                resignOrder: number | null;
            }[];
            firstSeat: number | null;
            turn: {
                number: number;
                seat: number;
                /** @enum {string} */
                stage: "physio" | "roll" | "tile";
                chain: number;
            } | null;
            deckCounts: {
                contract: number;
                agent: number;
                dayToDay: number;
                press: number;
            };
            decks: {
                contract: string[];
                agent: string[];
                dayToDay: string[];
                press: string[];
            } | null;
            untilShuffle: {
                contract: number;
                agent: number;
                dayToDay: number;
                press: number;
            } | null;
            box: string[];
            negotiation: {
                seat: number;
                /** @enum {string} */
                cause: "contract" | "transfer" | "free-agent";
                offers: string[];
            } | null;
            swap: {
                seat: number;
                slot: "agent" | ("boot" | "clothing" | "product");
                held: string;
                drawn: string;
            } | null;
            matches: number;
            match: {
                id: number;
                /** @enum {string} */
                kind: "matchday" | "reserves" | "derby" | "cup-final" | "championship-final";
                home: {
                    seat: number;
                } | {
                    absent: string;
                } | {
                    /** @constant */
                    club: "rising-star-fc";
                };
                away: ({
                    seat: number;
                } | {
                    absent: string;
                } | {
                    /** @constant */
                    club: "rising-star-fc";
                }) | null;
                score: {
                    home: number;
                    away: number;
                } | null;
                /** @enum {string} */
                stage: "dice" | "home-card" | "away-card" | "extra-time" | "home-card-et" | "away-card-et" | "penalties" | "over";
                used: {
                    home: boolean;
                    away: boolean;
                };
                extraTime: {
                    home: number;
                    away: number;
                } | null;
                penalties: {
                    round: number;
                    home: number;
                    away: number;
                } | null;
            } | null;
            previews: {
                card: string;
                score: {
                    home: number;
                    away: number;
                } | null;
            }[] | null;
            tiebreak: {
                tied: number[];
                finalists: [
                    number,
                    number
                ] | null;
                out: number[];
                champion: number | null;
            } | null;
            result: {
                places: {
                    seat: number;
                    points: number;
                    fame: number;
                    cash: number;
                    moneyPoints: number;
                    total: number;
                    place: number;
                }[];
                champion: number;
            } | null;
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
            /** @description This service cannot vouch for the document: a host has taken it all the same. */
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
            kind: "open" | "account" | "bot";
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
             * @description Its kind.
             * @default human
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
            /** @default null */
            pawn?: ("red" | "blue" | "yellow" | "white") | null;
        };
        StarplayerEvent: {
            /** @constant */
            type: "game.configured";
            options: {
                /**
                 * @default standard
                 * @enum {string}
                 */
                mode: "standard" | "short" | "five-a-side";
                /**
                 * @default colour
                 * @enum {string}
                 */
                squadRule: "colour" | "system";
                /**
                 * @default [
                 *       "4-4-2"
                 *     ]
                 */
                formations: ("4-4-2" | "4-5-1" | "4-3-3")[];
                /**
                 * @default automatic
                 * @enum {string}
                 */
                claims: "automatic" | "manual";
                /** @default null */
                claimSeconds: number | null;
                /**
                 * @default race
                 * @enum {string}
                 */
                tackle: "race" | "sealed";
                /** @default null */
                tackleSeconds: number | null;
                /**
                 * @default one
                 * @enum {string}
                 */
                windowPartners: "one" | "any";
                /** @default 6 */
                maxOffers: number;
                /** @default null */
                negotiationSeconds: number | null;
                /** @default 4 */
                maxEmergencyOffers: number;
                /** @default null */
                debtSeconds: number | null;
                /**
                 * @default enforced
                 * @enum {string}
                 */
                squadLimit: "enforced" | "audited";
                /**
                 * @default must
                 * @enum {string}
                 */
                cupMatchSpace: "must" | "may";
                /** @default true */
                bogusEndsTurn: boolean;
                /**
                 * @default squad
                 * @enum {string}
                 */
                royaltyDoubling: "squad" | "all";
                /**
                 * @default write-off
                 * @enum {string}
                 */
                insolvency: "write-off" | "eliminate";
                /** @default 2 */
                shortCupMatchCards: 0 | 2;
                /** @default 500 */
                maxTurns: number | null;
                /**
                 * @default ranking
                 * @enum {string}
                 */
                capResult: "ranking" | "draw";
            };
            packId: string;
            pawns: ("red" | "blue" | "yellow" | "white")[];
        } | {
            /** @constant */
            type: "deck.shuffled";
            deck: ("red" | "blue" | "yellow" | "white") | ("referee" | "chairman" | "bonus");
            order: string[];
        } | {
            /** @constant */
            type: "deck.shuffled";
            deck: ("red" | "blue" | "yellow" | "white") | ("referee" | "chairman" | "bonus");
            size: number;
        } | {
            /** @constant */
            type: "setup.dealt";
            seat: number;
            cards: string[];
            cash: number;
            got: number;
        } | {
            /** @constant */
            type: "starter.rolled";
            seat: number;
            dice: [
                number,
                number
            ];
            round: number;
        } | {
            /** @constant */
            type: "starter.chosen";
            seat: number;
        } | {
            /** @constant */
            type: "turn.started";
            seat: number;
            no: number;
        } | {
            /** @constant */
            type: "turn.skipped";
            seat: number;
            no: number;
            missTurns: number;
        } | {
            /** @constant */
            type: "turn.ended";
            seat: number;
            /** @enum {string} */
            reason: "done" | "bogus" | "final-lost" | "out";
        } | {
            /** @constant */
            type: "turn.changed";
            /** @enum {string} */
            phase: "roll" | "moving" | "turn-end" | "passing";
            space: number | null;
            owedRolls: number;
            freeMatchUsed: boolean;
            ending: ("done" | "bogus" | "final-lost" | "out") | null;
        } | {
            /** @constant */
            type: "frame.opened";
            frame: {
                /** @constant */
                kind: "landing";
                space: number;
                depth: number;
            } | {
                /** @constant */
                kind: "purchase";
                space: number;
            } | {
                /** @constant */
                kind: "tackle";
                space: number;
                waiting: number[];
            } | {
                /** @constant */
                kind: "acquire";
                buyer: number;
                card: string;
                price: number;
                /** @enum {string} */
                via: "purchase" | "tackle";
            } | {
                /** @constant */
                kind: "effects";
                card: string;
                rest: components["schemas"]["StarplayerEvent__schema0"];
                depth: number;
                kept: boolean;
            } | {
                /** @constant */
                kind: "pick-opponent";
                eligible: number[];
                skippable: boolean;
                /** @enum {string} */
                via: "space" | "effect";
            } | {
                /** @constant */
                kind: "window";
                opener: number;
                queue: number[];
                negotiator: number | null;
                partner: number | null;
                offersMade: number;
                offer: {
                    id: number;
                    by: number;
                    to: number;
                    give: {
                        cards: string[];
                        money: number;
                    };
                    take: {
                        cards: string[];
                        money: number;
                    };
                } | null;
            } | {
                /** @constant */
                kind: "passing";
                waiting: number[];
            };
        } | {
            /** @constant */
            type: "frame.changed";
            frame: {
                /** @constant */
                kind: "landing";
                space: number;
                depth: number;
            } | {
                /** @constant */
                kind: "purchase";
                space: number;
            } | {
                /** @constant */
                kind: "tackle";
                space: number;
                waiting: number[];
            } | {
                /** @constant */
                kind: "acquire";
                buyer: number;
                card: string;
                price: number;
                /** @enum {string} */
                via: "purchase" | "tackle";
            } | {
                /** @constant */
                kind: "effects";
                card: string;
                rest: components["schemas"]["StarplayerEvent__schema0"];
                depth: number;
                kept: boolean;
            } | {
                /** @constant */
                kind: "pick-opponent";
                eligible: number[];
                skippable: boolean;
                /** @enum {string} */
                via: "space" | "effect";
            } | {
                /** @constant */
                kind: "window";
                opener: number;
                queue: number[];
                negotiator: number | null;
                partner: number | null;
                offersMade: number;
                offer: {
                    id: number;
                    by: number;
                    to: number;
                    give: {
                        cards: string[];
                        money: number;
                    };
                    take: {
                        cards: string[];
                        money: number;
                    };
                } | null;
            } | {
                /** @constant */
                kind: "passing";
                waiting: number[];
            };
        } | {
            /** @constant */
            type: "frame.closed";
            /** @enum {string} */
            kind: "landing" | "purchase" | "tackle" | "acquire" | "effects" | "pick-opponent" | "window" | "passing";
        } | {
            /** @constant */
            type: "dice.rolled";
            seat: number;
            dice: [
                number,
                number
            ];
            /** @enum {string} */
            purpose: "move" | "match" | "tackle";
        } | {
            /** @constant */
            type: "pawn.moved";
            seat: number;
            from: number;
            to: number;
            /** @enum {string} */
            reason: "roll" | "card" | "tackle";
            passed: number[];
        } | {
            /** @constant */
            type: "penalty.rolled";
            seat: number;
            goal: boolean;
            /** @enum {string} */
            purpose: "spot" | "card" | "shoot-out" | "final";
            kick: number;
        } | {
            /** @constant */
            type: "cash.paid";
            from: number | "official";
            to: number | "official";
            amount: number;
            /** @enum {string} */
            reason: "double" | "royalty" | "gate" | "price" | "bogus-fee" | "all-6" | "penalty" | "card" | "sell-back" | "trade" | "sale" | "forfeit" | "audit-refund" | "insolvency";
            ref: (string | number) | null;
        } | {
            /** @constant */
            type: "card.moved";
            card: string;
            from: string;
            to: string;
            slot: ("footballers" | "manager" | "stadium" | "wilds" | "wins" | "tackles" | "matchCards" | "windowCards" | "yellows" | "trophy") | null;
            got: number | null;
            reason: string;
        } | {
            /** @constant */
            type: "purchase.declined";
            seat: number;
            space: number;
        } | {
            /** @constant */
            type: "footballer.drawn";
            seat: number;
            /** @enum {string} */
            squad: "red" | "blue" | "yellow" | "white";
            card: string;
            price: number | null;
        } | {
            /** @constant */
            type: "purchase.voided";
            seat: number;
            card: string;
            reason: ("cannot-pay" | "seat-left") | null;
        } | {
            /** @constant */
            type: "tackle.answered";
            seat: number;
            call: boolean;
            pick: string | null;
            sealed: boolean;
        } | ({
            /** @constant */
            type: "tackle.answered";
            seat: number;
            call: boolean;
            pick: string | null;
            sealed: boolean;
        } | {
            /** @constant */
            type: "tackle.answered";
            seat: number;
            /** @constant */
            sealed: true;
        }) | {
            /** @constant */
            type: "tackle.resolved";
            callers: number[];
            rolls: {
                seat: number;
                dice: [
                    number,
                    number
                ];
                round: number;
            }[];
            winner: number | null;
        } | {
            /** @constant */
            type: "chance-card.drawn";
            seat: number;
            /** @enum {string} */
            deck: "referee" | "chairman" | "bonus";
            card: string;
            effects: components["schemas"]["StarplayerEvent__schema0"];
        } | {
            /** @constant */
            type: "caution.shown";
            seat: number;
            /** @enum {string} */
            colour: "yellow" | "second-yellow" | "red";
            missTurns: number;
        } | {
            /** @constant */
            type: "card.sold-back";
            seat: number;
            card: string;
            price: number;
        } | {
            /** @constant */
            type: "squad.audited";
            by: number;
            target: number;
            cards: string[];
            refunds: number[];
            randomAmong: string[];
        } | {
            /** @constant */
            type: "club-set.changed";
            seat: number;
            complete: boolean;
        } | {
            /** @constant */
            type: "claims.recorded";
            claims: {
                id: number;
                /** @enum {string} */
                kind: "royalty" | "gate" | "all-6" | "wild";
                creditor: number;
                debtor: number | "official";
                amount: number;
                space: number | null;
                /** @enum {string} */
                status: "open" | "made" | "lapsed";
            }[];
            ranks: {
                seat: number;
                /** @enum {string} */
                squad: "red" | "blue" | "yellow" | "white";
                rank: number;
            }[];
        } | {
            /** @constant */
            type: "claim.made";
            claim: {
                id: number;
                /** @enum {string} */
                kind: "royalty" | "gate" | "all-6" | "wild";
                creditor: number;
                debtor: number | "official";
                amount: number;
                space: number | null;
                /** @enum {string} */
                status: "open" | "made" | "lapsed";
            };
        } | {
            /** @constant */
            type: "claim.made";
            claim: {
                /** @enum {string} */
                kind: "royalty" | "gate" | "all-6" | "wild";
                creditor: number;
                debtor: number | "official";
                amount: number;
                space: number | null;
                /** @enum {string} */
                status: "open" | "made" | "lapsed";
            };
        } | {
            /** @constant */
            type: "claims.lapsed";
            claimIds: number[];
        } | {
            /** @constant */
            type: "all6.completed";
            seat: number;
            /** @enum {string} */
            squad: "red" | "blue" | "yellow" | "white";
            rank: number;
            amount: number;
        } | {
            /** @constant */
            type: "match.started";
            starter: number;
            opponent: number;
            /** @enum {string} */
            via: "card" | "free" | "space" | "effect";
        } | {
            /** @constant */
            type: "match.decided";
            goals: [
                number,
                number
            ];
            shootOut: [
                number,
                number
            ] | null;
            winner: number;
        } | {
            /** @constant */
            type: "final.challenged";
            seat: number;
            opponent: number;
            /** @enum {string} */
            trophyColour: "red" | "blue" | "yellow" | "white";
        } | {
            /** @constant */
            type: "final.decided";
            kicks: [
                number,
                number
            ];
            winner: number;
        } | {
            /** @constant */
            type: "window.opened";
            opener: number;
        } | {
            /** @constant */
            type: "negotiation.started";
            seat: number;
        } | {
            /** @constant */
            type: "negotiation.ended";
            seat: number;
            /** @enum {string} */
            outcome: "deal" | "passed" | "expired" | "limit";
        } | {
            /** @constant */
            type: "window.closed";
        } | {
            /** @constant */
            type: "offer.made";
            offer: {
                id: number;
                by: number;
                to: number;
                give: {
                    cards: string[];
                    money: number;
                };
                take: {
                    cards: string[];
                    money: number;
                };
            };
            counter: boolean;
        } | {
            /** @constant */
            type: "offer.rejected";
            offerId: number;
            by: number | null;
            to: number | null;
            stale: boolean;
        } | {
            /** @constant */
            type: "offer.withdrawn";
            offerId: number;
            by: number;
            to: number;
        } | {
            /** @constant */
            type: "trade.concluded";
            offerId: number;
            by: number;
            to: number;
            give: {
                cards: string[];
                money: number;
            };
            take: {
                cards: string[];
                money: number;
            };
        } | {
            /** @constant */
            type: "debt.opened";
            debt: {
                id: number;
                debtor: number;
                creditor: number | "official";
                rest: number;
                /** @enum {string} */
                reason: "double" | "royalty" | "gate" | "price" | "bogus-fee" | "all-6" | "penalty" | "card" | "sell-back" | "trade" | "sale" | "forfeit" | "audit-refund" | "insolvency";
                ref: (string | number) | null;
                offersMade: number;
                pending: {
                    /** @enum {string} */
                    kind: "sale" | "in-kind";
                    to: number;
                    cards: string[];
                    amount: number;
                } | null;
            };
        } | {
            /** @constant */
            type: "debt.reduced";
            debtId: number;
            debtor: number | null;
            creditor: (number | "official") | null;
            amount: number;
            rest: number;
            /** @constant */
            via: "in-kind";
        } | {
            /** @constant */
            type: "debt.settled";
            debtId: number;
            debtor: number | null;
            creditor: (number | "official") | null;
        } | {
            /** @constant */
            type: "debt.written-off";
            debtId: number;
            debtor: number | null;
            creditor: (number | "official") | null;
            paid: number;
            cancelled: number;
        } | {
            /** @constant */
            type: "debt.cancelled";
            debtId: number;
            debtor: number | null;
            creditor: (number | "official") | null;
            /** @enum {string} */
            reason: "seat-left" | "purchase-void";
        } | {
            /** @constant */
            type: "sale.offered";
            debtId: number;
            debtor: number | null;
            sale: {
                /** @enum {string} */
                kind: "sale" | "in-kind";
                to: number;
                cards: string[];
                amount: number;
            };
            offersMade: number;
        } | {
            /** @constant */
            type: "sale.rejected";
            debtId: number;
            debtor: number | null;
            to: number | null;
            stale: boolean;
        } | {
            /** @constant */
            type: "sale.withdrawn";
            debtId: number;
            debtor: number;
            to: number;
        } | {
            /** @constant */
            type: "sale.concluded";
            debtId: number;
            debtor: number | null;
            sale: {
                /** @enum {string} */
                kind: "sale" | "in-kind";
                to: number;
                cards: string[];
                amount: number;
            };
        } | {
            /** @constant */
            type: "seat.left";
            seat: number;
            /** @enum {string} */
            reason: "resigned" | "eliminated";
        } | {
            /** @constant */
            type: "game.ended";
            result: {
                /** @constant */
                kind: "trophy";
                winner: number;
                /** @enum {string} */
                trophyColour: "red" | "blue" | "yellow" | "white";
                opponent: number;
                kicks: [
                    number,
                    number
                ];
            } | {
                /** @constant */
                kind: "walkover";
                winner: number;
            } | {
                /** @constant */
                kind: "cap";
                ranking: {
                    seat: number;
                    rank: number;
                    progress: number;
                    worth: number;
                    wins: number;
                }[];
            } | {
                /** @constant */
                kind: "draw";
            };
        } | {
            /** @constant */
            type: "seat.handed-over";
            seat: number;
            /** @enum {string} */
            to: "player" | "bot";
        };
        StarplayerEvent__schema0: ({
            /** @constant */
            kind: "pay";
            /** @enum {string} */
            to: "official" | "each-opponent";
            amount: number;
        } | {
            /** @constant */
            kind: "receive";
            /** @enum {string} */
            from: "official" | "each-opponent";
            amount: number;
        } | {
            /** @constant */
            kind: "pay-per";
            /** @enum {string} */
            per: "footballer" | "starplayer" | "wild";
            amount: number;
        } | {
            /** @constant */
            kind: "receive-per";
            /** @enum {string} */
            per: "footballer" | "starplayer" | "wild";
            amount: number;
        } | {
            /** @constant */
            kind: "caution";
            /** @enum {string} */
            colour: "yellow" | "red";
            /** @enum {string} */
            target: "club" | "footballer";
        } | {
            /** @constant */
            kind: "gain";
            /** @enum {string} */
            item: "wild" | "win";
        } | {
            /** @constant */
            kind: "retain";
            /** @enum {string} */
            role: "cup-match" | "transfer-window" | "tackle";
        } | {
            /** @constant */
            kind: "move";
            to: {
                space: number;
            } | {
                /** @enum {string} */
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
            onGoal: components["schemas"]["StarplayerEvent__schema0"];
            onMiss: components["schemas"]["StarplayerEvent__schema0"];
        } | {
            /** @constant */
            kind: "transfer-window";
        } | {
            /** @constant */
            kind: "if";
            /** @enum {string} */
            test: "owns-stadium" | "owns-manager" | "owns-footballer";
            then: components["schemas"]["StarplayerEvent__schema0"];
            else: components["schemas"]["StarplayerEvent__schema0"];
        })[];
        StarplayerMove: {
            /** @constant */
            type: "roll";
        } | {
            /** @constant */
            type: "buy";
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
            card: string;
        } | {
            /** @constant */
            type: "play-cup-match";
            opponent: number;
            card?: string;
        } | {
            /** @constant */
            type: "sell-back";
            cards: string[];
        } | {
            /** @constant */
            type: "challenge-final";
            opponent: number;
            /** @enum {string} */
            trophyColour: "red" | "blue" | "yellow" | "white";
        } | {
            /** @constant */
            type: "tackle";
            pick?: string;
        } | {
            /** @constant */
            type: "pass-tackle";
        } | {
            /** @constant */
            type: "choose-opponent";
            opponent: number;
        } | {
            /** @constant */
            type: "skip-match";
        } | {
            /** @constant */
            type: "offer";
            to: number;
            give: {
                cards: string[];
                money: number;
            };
            take: {
                cards: string[];
                money: number;
            };
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
            give: {
                cards: string[];
                money: number;
            };
            take: {
                cards: string[];
                money: number;
            };
        } | {
            /** @constant */
            type: "offer-sale";
            to: number;
            cards: string[];
            price: number;
        } | {
            /** @constant */
            type: "offer-in-kind";
            cards: string[];
            credit: number;
        } | {
            /** @constant */
            type: "concede";
        } | ({
            /** @constant */
            type: "claim";
            /** @enum {string} */
            kind: "royalty" | "gate" | "wild";
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
            target: number;
        };
        StarplayerOptions: {
            /**
             * @description standard; short: seven footballers are dealt; five-a-side: 5 footballers and no bogus.
             * @default standard
             * @enum {string}
             */
            mode?: "standard" | "short" | "five-a-side";
            /**
             * @description colour: a side of one squad; system: of any squads, in a formation.
             * @default colour
             * @enum {string}
             */
            squadRule?: "colour" | "system";
            /**
             * @description The formations that count, with the system rule.
             * @default [
             *       "4-4-2"
             *     ]
             */
            formations?: ("4-4-2" | "4-5-1" | "4-3-3")[];
            /**
             * @description automatic: what is due is paid unasked; manual: it is lost unless it is claimed in time.
             * @default automatic
             * @enum {string}
             */
            claims?: "automatic" | "manual";
            /**
             * @description Seconds to claim after a turn; null: a quarter of the pace of the table.
             * @default null
             */
            claimSeconds?: number | null;
            /**
             * @description race: the first call gets it; sealed: all answer in secret, and several callers roll off.
             * @default race
             * @enum {string}
             */
            tackle?: "race" | "sealed";
            /**
             * @description Seconds to call Tackle; null: a quarter of the pace of the table.
             * @default null
             */
            tackleSeconds?: number | null;
            /**
             * @description one: a negotiation has one partner; any: it may turn to everybody.
             * @default one
             * @enum {string}
             */
            windowPartners?: "one" | "any";
            /**
             * @description Offers and counter-offers of one negotiation together.
             * @default 6
             */
            maxOffers?: number;
            /**
             * @description Seconds of one negotiation; null: two minutes where the table has a pace.
             * @default null
             */
            negotiationSeconds?: number | null;
            /**
             * @description Offers to other clubs for one debt.
             * @default 4
             */
            maxEmergencyOffers?: number;
            /**
             * @description Seconds to settle a debt, or to answer its offers; null: twice the pace.
             * @default null
             */
            debtSeconds?: number | null;
            /**
             * @description enforced: nobody gets a twelfth footballer; audited: others may have a squad counted.
             * @default enforced
             * @enum {string}
             */
            squadLimit?: "enforced" | "audited";
            /**
             * @description must: a match is played there; may: who lacks WIN cards can go without.
             * @default must
             * @enum {string}
             */
            cupMatchSpace?: "must" | "may";
            /**
             * @description Whether a bogus footballer ends the turn of who bought it.
             * @default true
             */
            bogusEndsTurn?: boolean;
            /**
             * @description squad: all four stars of a squad double their own royalty; all: that of all stars.
             * @default squad
             * @enum {string}
             */
            royaltyDoubling?: "squad" | "all";
            /**
             * @description write-off: who cannot pay plays on; eliminate: who cannot pay is out.
             * @default write-off
             * @enum {string}
             */
            insolvency?: "write-off" | "eliminate";
            /**
             * @description Cup Match cards of each club at the start of a short game.
             * @default 2
             */
            shortCupMatchCards?: 0 | 2;
            /**
             * @description After so many turns the game is over as it stands; null: only the Cup Final ends it.
             * @default 500
             */
            maxTurns?: number | null;
            /**
             * @description When the turns are used up: ranking, by who has come furthest, or a draw.
             * @default ranking
             * @enum {string}
             */
            capResult?: "ranking" | "draw";
        };
        StarplayerView: {
            turn: {
                no: number;
                seat: number;
                owedRolls: number;
                freeMatchUsed: boolean;
                /** @enum {string} */
                phase: "roll" | "moving" | "turn-end" | "passing";
                space: number | null;
                ending: ("done" | "bogus" | "final-lost" | "out") | null;
                steps: ({
                    /** @constant */
                    step: "visited";
                    space: number;
                    landed: boolean;
                } | {
                    /** @constant */
                    step: "carried";
                    card: string;
                    from: number | null;
                    to: number | null;
                } | {
                    /** @constant */
                    step: "claimed";
                    /** @enum {string} */
                    kind: "royalty" | "gate" | "all-6" | "wild";
                    creditor: number;
                    space: number | null;
                })[] | null;
            };
            clubs: {
                seat: number;
                /** @enum {string} */
                pawn: "red" | "blue" | "yellow" | "white";
                /** @enum {string} */
                status: "in" | "out";
                cash: number;
                position: number;
                footballers: {
                    card: string;
                    got: number;
                }[];
                manager: string | null;
                stadium: string | null;
                wilds: string[];
                wins: string[];
                tackles: string[];
                matchCards: string[];
                windowCards: string[];
                yellows: string[];
                trophy: string | null;
                missTurns: number;
                all6Rank: number | null;
                all6Squad: ("red" | "blue" | "yellow" | "white") | null;
                all6Shown: boolean;
                complete: boolean;
            }[];
            deckSizes: {
                [key: string]: number;
            };
            tray: string[];
            frames: ({
                /** @constant */
                kind: "landing";
                space: number;
                depth: number;
            } | {
                /** @constant */
                kind: "purchase";
                space: number;
            } | {
                /** @constant */
                kind: "tackle";
                space: number;
                waiting: number[];
            } | {
                /** @constant */
                kind: "acquire";
                buyer: number;
                card: string;
                price: number;
                /** @enum {string} */
                via: "purchase" | "tackle";
            } | {
                /** @constant */
                kind: "effects";
                card: string;
                rest: components["schemas"]["StarplayerView__schema0"];
                depth: number;
                kept: boolean;
            } | {
                /** @constant */
                kind: "pick-opponent";
                eligible: number[];
                skippable: boolean;
                /** @enum {string} */
                via: "space" | "effect";
            } | {
                /** @constant */
                kind: "window";
                opener: number;
                queue: number[];
                negotiator: number | null;
                partner: number | null;
                offersMade: number;
                offer: {
                    id: number;
                    by: number;
                    to: number;
                    give: {
                        cards: string[];
                        money: number;
                    };
                    take: {
                        cards: string[];
                        money: number;
                    };
                } | null;
            } | {
                /** @constant */
                kind: "passing";
                waiting: number[];
            })[];
            debts: {
                id: number;
                debtor: number;
                creditor: number | "official";
                rest: number;
                /** @enum {string} */
                reason: "double" | "royalty" | "gate" | "price" | "bogus-fee" | "all-6" | "penalty" | "card" | "sell-back" | "trade" | "sale" | "forfeit" | "audit-refund" | "insolvency";
                ref: (string | number) | null;
                offersMade: number;
                pending: {
                    /** @enum {string} */
                    kind: "sale" | "in-kind";
                    to: number;
                    cards: string[];
                    amount: number;
                } | null;
            }[];
            left: number[];
            nextGot: number;
            nextOffer: number;
            nextDebt: number;
            result: ({
                /** @constant */
                kind: "trophy";
                winner: number;
                /** @enum {string} */
                trophyColour: "red" | "blue" | "yellow" | "white";
                opponent: number;
                kicks: [
                    number,
                    number
                ];
            } | {
                /** @constant */
                kind: "walkover";
                winner: number;
            } | {
                /** @constant */
                kind: "cap";
                ranking: {
                    seat: number;
                    rank: number;
                    progress: number;
                    worth: number;
                    wins: number;
                }[];
            } | {
                /** @constant */
                kind: "draw";
            }) | null;
            secrets: {
                decks: {
                    [key: string]: string[];
                };
                answers: {
                    seat: number;
                    call: boolean;
                    pick: string | null;
                }[];
                claims: {
                    id: number;
                    /** @enum {string} */
                    kind: "royalty" | "gate" | "all-6" | "wild";
                    creditor: number;
                    debtor: number | "official";
                    amount: number;
                    space: number | null;
                    /** @enum {string} */
                    status: "open" | "made" | "lapsed";
                }[];
                all6Ranks: ({
                    rank: number;
                    /** @enum {string} */
                    squad: "red" | "blue" | "yellow" | "white";
                } | null)[];
                nextAll6Rank: number;
                nextClaim: number;
            } | null;
        };
        StarplayerView__schema0: ({
            /** @constant */
            kind: "pay";
            /** @enum {string} */
            to: "official" | "each-opponent";
            amount: number;
        } | {
            /** @constant */
            kind: "receive";
            /** @enum {string} */
            from: "official" | "each-opponent";
            amount: number;
        } | {
            /** @constant */
            kind: "pay-per";
            /** @enum {string} */
            per: "footballer" | "starplayer" | "wild";
            amount: number;
        } | {
            /** @constant */
            kind: "receive-per";
            /** @enum {string} */
            per: "footballer" | "starplayer" | "wild";
            amount: number;
        } | {
            /** @constant */
            kind: "caution";
            /** @enum {string} */
            colour: "yellow" | "red";
            /** @enum {string} */
            target: "club" | "footballer";
        } | {
            /** @constant */
            kind: "gain";
            /** @enum {string} */
            item: "wild" | "win";
        } | {
            /** @constant */
            kind: "retain";
            /** @enum {string} */
            role: "cup-match" | "transfer-window" | "tackle";
        } | {
            /** @constant */
            kind: "move";
            to: {
                space: number;
            } | {
                /** @enum {string} */
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
            onGoal: components["schemas"]["StarplayerView__schema0"];
            onMiss: components["schemas"]["StarplayerView__schema0"];
        } | {
            /** @constant */
            kind: "transfer-window";
        } | {
            /** @constant */
            kind: "if";
            /** @enum {string} */
            test: "owns-stadium" | "owns-manager" | "owns-footballer";
            then: components["schemas"]["StarplayerView__schema0"];
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
            club?: string;
        };
        SuperclubEvent: {
            /** @constant */
            type: "game.created";
            pack: string;
            clubs: string[];
        } | {
            /** @constant */
            type: "deck.shuffled";
            /** @enum {string} */
            deck: "players" | "staff" | "gameChangers" | "superCup";
            order: string[];
        } | {
            /** @constant */
            type: "deck.shuffled";
            deck: string;
            size: number;
        } | {
            /** @constant */
            type: "manager.rolled";
            seat: number;
            die: number;
        } | {
            /** @constant */
            type: "manager.numbered";
            seat: number;
            number: number;
        } | {
            /** @constant */
            type: "draft.board-filled";
            round: number;
            cards: string[];
            aside: string[];
            next: number;
        } | {
            /** @constant */
            type: "draft.picked";
            seat: number;
            card: string;
            stars: number;
            next: number | null;
        } | {
            /** @constant */
            type: "stacks.cut";
            stacks: {
                [key: string]: string[];
            };
        } | {
            /** @constant */
            type: "stacks.cut";
            sizes: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            type: "stacks.refilled";
            stacks: {
                [key: string]: string[];
            };
        } | {
            /** @constant */
            type: "stacks.refilled";
            sizes: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            type: "phase.started";
            year: number;
            /** @enum {string} */
            phase: "draft" | "quick-staff" | "finance" | "wages" | "unhappy" | "training" | "scouting" | "invest" | "deadline" | "close" | "season" | "season-end" | "supercup-choice" | "super-duper" | "super-cup" | "finished";
            round: number | null;
            order: number[];
        } | {
            /** @constant */
            type: "turn.started";
            seat: number;
        } | {
            /** @constant */
            type: "turn.ended";
            seat: number;
        } | {
            /** @constant */
            type: "cash.received";
            seat: number;
            amount: number;
            /** @enum {string} */
            reason: "start" | "placement" | "stadium" | "income" | "rebate" | "abroad" | "gameChanger";
        } | {
            /** @constant */
            type: "cash.paid";
            seat: number;
            amount: number;
            /** @enum {string} */
            reason: "wages" | "scout" | "upgrade" | "staff" | "lot" | "trade" | "unhappy" | "gameChanger";
            counterparty: number | null;
        } | {
            /** @constant */
            type: "token.moved";
            seat: number;
            from: number;
            to: number;
            reason: string;
        } | {
            /** @constant */
            type: "marker.moved";
            seat: number;
            from: number;
            to: number;
            reason: string;
        } | {
            /** @constant */
            type: "staff.drawn";
            seat: number;
            staff: string[];
        } | {
            /** @constant */
            type: "staff.hired";
            seat: number;
            staff: string;
            price: number;
        } | {
            /** @constant */
            type: "staff.declined";
            seat: number;
            staff: string[];
        } | {
            /** @constant */
            type: "staff.dismissed";
            seat: number;
            staff: string;
        } | {
            /** @constant */
            type: "wages.owed";
            seat: number;
            amount: number;
        } | {
            /** @constant */
            type: "boost.assigned";
            seat: number;
            boost: number;
        } | {
            /** @constant */
            type: "training.guaranteed";
            seat: number;
            card: string;
            from: number;
            to: number;
            developedId: string;
        } | {
            /** @constant */
            type: "training.rolled";
            seat: number;
            card: string;
            die: number;
            bonus: number;
            from: number;
            to: number;
            developedId: string | null;
        } | {
            /** @constant */
            type: "scout.revealed";
            seat: number;
            continent: string;
            card: string;
            stars: number;
            price: number;
        } | {
            /** @constant */
            type: "scout.signed";
            seat: number;
            continent: string;
            card: string;
            stars: number;
            price: number;
        } | {
            /** @constant */
            type: "scout.declined";
            seat: number;
            continent: string;
            card: string;
            stars: number;
            price: number;
        } | {
            /** @constant */
            type: "facility.upgraded";
            seat: number;
            /** @enum {string} */
            department: "training" | "scouting" | "stadium";
            level: number;
            price: number;
        } | {
            /** @constant */
            type: "player.sold-abroad";
            seat: number;
            card: string;
            stars: number;
            price: number;
            stack: string;
        } | {
            /** @constant */
            type: "unhappy.bid-placed";
            bidder: number;
            owner: number;
            card: string;
            stars: number;
            amount: number;
        } | {
            /** @constant */
            type: "unhappy.passed";
            seat: number;
        } | {
            /** @constant */
            type: "unhappy.star-added";
            seat: number;
            card: string;
            from: number;
            to: number;
            developedId: string;
        } | {
            /** @constant */
            type: "unhappy.entry-opened";
            seats: number[];
        } | {
            /** @constant */
            type: "unhappy.answered";
            seat: number;
            enter: boolean;
        } | {
            /** @constant */
            type: "unhappy.answered";
            seat: number;
        } | {
            /** @constant */
            type: "unhappy.entered";
            seats: number[];
            leader: number;
        } | {
            /** @constant */
            type: "unhappy.raised";
            seat: number;
            amount: number;
        } | {
            /** @constant */
            type: "unhappy.raise-passed";
            seat: number;
        } | {
            /** @constant */
            type: "unhappy.bidding-closed";
            leader: number;
            amount: number;
        } | {
            /** @constant */
            type: "unhappy.countered";
            owner: number;
            cash: number;
            players: string[];
        } | {
            /** @constant */
            type: "unhappy.counter-declined";
            bidder: number;
        } | {
            /** @constant */
            type: "unhappy.sold";
            bidder: number;
            owner: number;
            card: string;
            cash: number;
            players: string[];
        } | {
            /** @constant */
            type: "unhappy.benched";
            bidder: number;
            owner: number;
            card: string;
        } | {
            /** @constant */
            type: "lot.opened";
            n: number;
            flipper: number;
            continent: string;
            card: string;
            stars: number;
            min: number;
        } | {
            /** @constant */
            type: "lot.bid";
            n: number;
            seat: number;
            amount: number;
        } | {
            /** @constant */
            type: "lot.passed";
            n: number;
            seat: number;
        } | {
            /** @constant */
            type: "lot.sealed";
            n: number;
            seat: number;
            amount: number | null;
        } | {
            /** @constant */
            type: "lot.sealed";
            n: number;
            seat: number;
        } | {
            /** @constant */
            type: "lot.unsealed";
            n: number;
            bids: {
                seat: number;
                amount: number | null;
            }[];
        } | {
            /** @constant */
            type: "lot.sold";
            n: number;
            seat: number;
            card: string;
            stars: number;
            amount: number;
        } | {
            /** @constant */
            type: "lot.rejected";
            n: number;
            card: string;
        } | {
            /** @constant */
            type: "trade.proposed";
            trade: {
                id: string;
                from: number;
                to: number;
                give: {
                    cash: number;
                    players: string[];
                    staff: string[];
                };
                take: {
                    cash: number;
                    players: string[];
                    staff: string[];
                };
            };
        } | {
            /** @constant */
            type: "trade.accepted";
            trade: {
                id: string;
                from: number;
                to: number;
                give: {
                    cash: number;
                    players: string[];
                    staff: string[];
                };
                take: {
                    cash: number;
                    players: string[];
                    staff: string[];
                };
            };
        } | {
            /** @constant */
            type: "trade.rejected";
            trade: {
                id: string;
                from: number;
                to: number;
                give: {
                    cash: number;
                    players: string[];
                    staff: string[];
                };
                take: {
                    cash: number;
                    players: string[];
                    staff: string[];
                };
            };
        } | {
            /** @constant */
            type: "trade.withdrawn";
            trade: {
                id: string;
                from: number;
                to: number;
                give: {
                    cash: number;
                    players: string[];
                    staff: string[];
                };
                take: {
                    cash: number;
                    players: string[];
                    staff: string[];
                };
            };
        } | {
            /** @constant */
            type: "trade.expired";
            trades: {
                id: string;
                from: number;
                to: number;
                give: {
                    cash: number;
                    players: string[];
                    staff: string[];
                };
                take: {
                    cash: number;
                    players: string[];
                    staff: string[];
                };
            }[];
        } | {
            /** @constant */
            type: "market.readied";
            seat: number;
        } | {
            /** @constant */
            type: "window.closed";
            year: number;
        } | {
            /** @constant */
            type: "season.started";
            year: number;
            numbers: number[];
            fixtures: {
                matches: [
                    number,
                    number
                ][];
                sims: number[];
            }[];
        } | {
            /** @constant */
            type: "sim.rolled";
            seat: number;
            dice: [
                number,
                number
            ];
            bonus: number;
            total: number;
            band: string;
            /** @enum {string} */
            result: "win" | "draw" | "loss";
            points: number;
        } | {
            /** @constant */
            type: "round.ended";
            year: number;
            round: number;
        } | {
            /** @constant */
            type: "tie.rolled";
            seat: number;
            die: number;
        } | {
            /** @constant */
            type: "season.ranked";
            year: number;
            ranking: {
                seat: number;
                marker: number;
                status: string;
                titles: number;
            }[];
        } | {
            /** @constant */
            type: "flags.cleared";
            year: number;
        } | {
            /** @constant */
            type: "supercup.card-won";
            seat: number;
            card: string;
        } | {
            /** @constant */
            type: "supercup.card-won";
            seat: number;
        } | {
            /** @constant */
            type: "supercup.chosen";
            seat: number;
            play: boolean;
        } | {
            /** @constant */
            type: "supercup.cards-returned";
            seat: number;
            count: number;
        } | {
            /** @constant */
            type: "final.started";
            /** @enum {string} */
            kind: "superDuper" | "superCup";
            finalists: number[];
        } | {
            /** @constant */
            type: "seat.resigned";
            seat: number;
        } | {
            /** @constant */
            type: "game.finished";
            winner: number;
            ranking: number[];
            /** @enum {string} */
            reason: "points" | "superDuper" | "superCup" | "cap" | "resigned";
        } | {
            /** @constant */
            type: "match.opened";
            match: string;
            round: number;
            /** @enum {string} */
            kind: "league" | "superDuper" | "superCup";
            home: number;
            away: number | null;
            boosts: [
                number,
                number
            ];
        } | {
            /** @constant */
            type: "lineup.submitted";
            match: string;
            seat: number;
            lineUp: {
                formation: string;
                goalkeeper: string;
                defence: (string | null)[];
                midfield: (string | null)[];
                attack: (string | null)[];
                boostThird: ("attack" | "midfield" | "defence") | null;
            };
        } | {
            /** @constant */
            type: "lineup.submitted";
            match: string;
            seat: number;
        } | {
            /** @constant */
            type: "lineup.revealed";
            match: string;
            lineUps: [
                {
                    formation: string;
                    goalkeeper: string;
                    defence: (string | null)[];
                    midfield: (string | null)[];
                    attack: (string | null)[];
                    boostThird: ("attack" | "midfield" | "defence") | null;
                } | null,
                {
                    formation: string;
                    goalkeeper: string;
                    defence: (string | null)[];
                    midfield: (string | null)[];
                    attack: (string | null)[];
                    boostThird: ("attack" | "midfield" | "defence") | null;
                } | null
            ];
        } | {
            /** @constant */
            type: "third.started";
            match: string;
            third: number;
            rows: [
                "attack" | "midfield" | "defence",
                "attack" | "midfield" | "defence"
            ];
        } | {
            /** @constant */
            type: "weapon.played";
            match: string;
            third: number;
            seat: number;
            gc: string;
            kind: string;
            params: {
                out: string | null;
                in: string | null;
                third: ("attack" | "midfield" | "defence") | null;
            };
            amount: number;
        } | {
            /** @constant */
            type: "window.readied";
            match: string;
            third: number;
            /** @enum {string} */
            phase: "prep" | "react";
            seat: number;
        } | {
            /** @constant */
            type: "dice.rolled";
            match: string;
            third: number;
            seat: number | null;
            dice: [
                number,
                number
            ];
        } | {
            /** @constant */
            type: "dice.rerolled";
            match: string;
            third: number;
            seat: number | null;
            dice: [
                number,
                number
            ];
        } | {
            /** @constant */
            type: "player.injured";
            match: string;
            third: number;
            seat: number;
            /** @enum {string} */
            row: "attack" | "midfield" | "defence";
            slot: number;
            card: string;
            lasting: boolean;
            substitute: boolean;
        } | {
            /** @constant */
            type: "injury.cancelled";
            match: string;
            third: number;
            seat: number;
            /** @enum {string} */
            row: "attack" | "midfield" | "defence";
            slot: number;
            card: string;
            /** @enum {string} */
            by: "weapon" | "immunity" | "first";
        } | {
            /** @constant */
            type: "player.substituted";
            match: string;
            third: number;
            seat: number;
            /** @enum {string} */
            row: "attack" | "midfield" | "defence";
            slot: number;
            card: string;
        } | {
            /** @constant */
            type: "doubles.settled";
            match: string;
            third: number;
        } | {
            /** @constant */
            type: "game-changer.drawn";
            match: string;
            seat: number;
            card: string;
        } | {
            /** @constant */
            type: "game-changer.drawn";
            match: string;
            seat: number;
        } | {
            /** @constant */
            type: "game-changer.kept";
            match: string;
            seat: number;
            card: string;
        } | {
            /** @constant */
            type: "game-changer.kept";
            match: string;
            seat: number;
        } | {
            /** @constant */
            type: "game-changer.read";
            match: string;
            seat: number;
            gc: string;
        } | {
            /** @constant */
            type: "game-changer.revealed";
            match: string;
            seat: number;
            continent: string;
            card: string;
            stars: number;
        } | {
            /** @constant */
            type: "game-changer.resolved";
            match: string;
            seat: number;
            gc: string;
            kind: string;
            none: boolean;
            card: string | null;
            from: number | null;
            to: number | null;
            duration: ("nextMatch" | "season") | null;
            department: ("training" | "scouting" | "stadium") | null;
            level: number | null;
            staff: string | null;
            amount: number | null;
            effect: ({
                /** @constant */
                kind: "nextMatchStars";
                /** @enum {string} */
                third: "attack" | "midfield" | "defence";
                amount: number;
            } | {
                /** @constant */
                kind: "noBoostNextMatch";
            } | {
                /** @constant */
                kind: "noStaffNextMatch";
            }) | null;
            last: boolean;
        } | {
            /** @constant */
            type: "third.decided";
            match: string;
            third: number;
            totals: [
                number,
                number
            ];
            winner: number | null;
            score: [
                number,
                number
            ];
        } | {
            /** @constant */
            type: "match.decided";
            match: string;
            winner: number | null;
            score: [
                number,
                number
            ];
            points: [
                number,
                number
            ];
        } | {
            /** @constant */
            type: "supercup.opponent-revealed";
            match: string;
            seat: number;
            card: string;
            attack: number;
            midfield: number;
            defence: number;
        } | {
            /** @constant */
            type: "final.replayed";
            match: string;
            replays: number;
        } | {
            /** @constant */
            type: "shoot-out.started";
            match: string;
        } | {
            /** @constant */
            type: "penalty.ordered";
            match: string;
            seat: number;
            takers: string[];
        } | {
            /** @constant */
            type: "penalty.ordered";
            match: string;
            seat: number;
        } | {
            /** @constant */
            type: "penalty.taken";
            match: string;
            seat: number | null;
            taker: string | null;
            stars: number;
            die: number | null;
            goal: boolean;
            goals: [
                number,
                number
            ];
        } | {
            /** @constant */
            type: "final.decided";
            match: string;
            winner: number | null;
        } | {
            /** @constant */
            type: "seat.handed-over";
            seat: number;
            /** @enum {string} */
            to: "player" | "bot";
        };
        SuperclubMove: {
            /** @constant */
            type: "draft-pick";
            card: string;
        } | {
            /** @constant */
            type: "staff-keep";
            staff: string;
        } | {
            /** @constant */
            type: "squad-sell-abroad";
            card: string;
        } | {
            /** @constant */
            type: "trade-propose";
            to: number;
            give: {
                cash: number;
                players: string[];
                staff: string[];
            };
            take: {
                cash: number;
                players: string[];
                staff: string[];
            };
        } | {
            /** @constant */
            type: "trade-withdraw";
            trade: string;
        } | {
            /** @constant */
            type: "trade-accept";
            trade: string;
        } | {
            /** @constant */
            type: "trade-reject";
            trade: string;
        } | {
            /** @constant */
            type: "market-ready";
        } | {
            /** @constant */
            type: "unhappy-bid";
            card: string;
        } | {
            /** @constant */
            type: "unhappy-pass";
        } | {
            /** @constant */
            type: "unhappy-star";
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
            cash: number;
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
            amount: number;
        } | {
            /** @constant */
            type: "auction-pass";
        } | {
            /** @constant */
            type: "auction-seal";
            amount: number | null;
        } | {
            /** @constant */
            type: "train-guarantee";
            card: string;
        } | {
            /** @constant */
            type: "train-roll";
            card: string;
        } | {
            /** @constant */
            type: "train-done";
        } | {
            /** @constant */
            type: "scout-draw";
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
            staff: string;
            dismiss?: string;
        } | {
            /** @constant */
            type: "staff-decline";
        } | {
            /** @constant */
            type: "deadline-flip";
            continent: string;
        } | {
            /** @constant */
            type: "lineup-submit";
            lineUp: {
                formation: string;
                goalkeeper: string;
                defence: (string | null)[];
                midfield: (string | null)[];
                attack: (string | null)[];
                /** @enum {string} */
                boostThird?: "attack" | "midfield" | "defence";
            };
        } | {
            /** @constant */
            type: "weapon-play";
            gc: string;
            params: {
                out: string;
                in: string;
            } | {
                /** @enum {string} */
                third: "attack" | "midfield" | "defence";
            } | Record<string, never>;
        } | {
            /** @constant */
            type: "third-ready";
        } | {
            /** @constant */
            type: "sub-bring";
            card: string;
        } | {
            /** @constant */
            type: "gc-player";
            card: string;
        } | {
            /** @constant */
            type: "gc-continent";
            continent: string;
        } | {
            /** @constant */
            type: "gc-keep";
            keep: boolean;
            sell?: string;
        } | {
            /** @constant */
            type: "gc-staff";
            staff: string | null;
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
            takers: string[];
        };
        SuperclubOptions: {
            /**
             * @description Cash at the start: slower 90M, normal 120M, quicker 150M with the house pack.
             * @default normal
             * @enum {string}
             */
            pace?: "slower" | "normal" | "quicker";
            /**
             * @description All levels begin at 2, each club keeps a key staff, two SuperCup cards suffice.
             * @default false
             */
            quickGame?: boolean;
            /**
             * @description Whether clubs of higher status may bid for players who are unhappy elsewhere.
             * @default false
             */
            unhappyPlayers?: boolean;
            /**
             * @description Every match twice, at 3 points for a win and 1 for a draw.
             * @default false
             */
            homeAndAway?: boolean;
            /**
             * @description How a level final is settled: penalties, or it is played again.
             * @default penalties
             * @enum {string}
             */
            finalDraw?: "penalties" | "replay";
            /**
             * @description allowed: players of six stars are drafted; replaced: others take their places.
             * @default allowed
             * @enum {string}
             */
            superstarDraft?: "allowed" | "replaced";
            /**
             * @description cut: the rest of the deck in six stacks; byRegion: each player at home.
             * @default cut
             * @enum {string}
             */
            continentStacks?: "cut" | "byRegion";
            /**
             * @description pairs: any left and right half in a row pair; adjacent: only neighbours do.
             * @default pairs
             * @enum {string}
             */
            chemistry?: "pairs" | "adjacent";
            /**
             * @description open: clubs outbid each other; sealed: one hidden bid each.
             * @default open
             * @enum {string}
             */
            auctionMode?: "open" | "sealed";
            /**
             * @description Whether trades may hold key staff.
             * @default false
             */
            staffTrading?: boolean;
            /**
             * @description Offers of trades that a seat may make in an off-season.
             * @default 6
             */
            maxTradeOffers?: number;
            /**
             * @description Seasons after which most titles win.
             * @default 15
             */
            maxSeasons?: number;
            /**
             * @description Seconds for each sort of question; null: what the pace of the table gives it.
             * @default {
             *       "draft": null,
             *       "training": null,
             *       "scouting": null,
             *       "invest": null,
             *       "lot": null,
             *       "trade": null,
             *       "ready": null,
             *       "lineUp": null,
             *       "window": null,
             *       "substitute": null,
             *       "choice": null
             *     }
             */
            timers?: {
                /** @default null */
                draft?: number | null;
                /** @default null */
                training?: number | null;
                /** @default null */
                scouting?: number | null;
                /** @default null */
                invest?: number | null;
                /** @default null */
                lot?: number | null;
                /** @default null */
                trade?: number | null;
                /** @default null */
                ready?: number | null;
                /** @default null */
                lineUp?: number | null;
                /** @default null */
                window?: number | null;
                /** @default null */
                substitute?: number | null;
                /** @default null */
                choice?: number | null;
            };
        };
        SuperclubView: {
            shared: {
                /** @enum {string} */
                phase: "draft" | "quick-staff" | "finance" | "wages" | "unhappy" | "training" | "scouting" | "invest" | "deadline" | "close" | "season" | "season-end" | "supercup-choice" | "super-duper" | "super-cup" | "finished";
                year: number;
                round: number;
                first: number;
                managers: {
                    club: string;
                    number: number;
                    cash: number;
                    squad: {
                        card: string;
                        stars: number;
                        baseStars: number;
                        injured: boolean;
                        outMatches: number;
                        outSeason: boolean;
                        refuses: boolean;
                    }[];
                    token: number;
                    marker: number;
                    seasonPoints: number;
                    status: string | null;
                    lastRank: number | null;
                    boost: number;
                    levels: {
                        [key: string]: number;
                    };
                    staff: string[];
                    offered: string[];
                    titles: number;
                    nextMatch: ({
                        /** @constant */
                        kind: "nextMatchStars";
                        /** @enum {string} */
                        third: "attack" | "midfield" | "defence";
                        amount: number;
                    } | {
                        /** @constant */
                        kind: "noBoostNextMatch";
                    } | {
                        /** @constant */
                        kind: "noStaffNextMatch";
                    })[];
                    firstInjuryUsed: boolean;
                    rebateUsed: boolean;
                    lastLineUp: {
                        formation: string;
                        goalkeeper: string;
                        defence: (string | null)[];
                        midfield: (string | null)[];
                        attack: (string | null)[];
                        boostThird: ("attack" | "midfield" | "defence") | null;
                    } | null;
                    wagesOwed: number | null;
                    resigned: boolean;
                }[];
                draft: {
                    round: number;
                    board: string[];
                    aside: string[];
                    next: number | null;
                };
                inactive: string[];
                discard: string[];
                turn: {
                    seat: number;
                    trained: string[];
                    rolled: string[];
                    guaranteed: string | null;
                    draws: number;
                    revealed: {
                        card: string;
                        stars: number;
                        price: number;
                        continent: string;
                    } | null;
                    actions: ("training" | "scouting" | "stadium" | "staff")[];
                } | null;
                turnsDone: number;
                unhappy: {
                    bidders: number[];
                    targets: number[];
                    bid: {
                        nominator: number;
                        owner: number;
                        card: string;
                        stars: number;
                        amount: number;
                        leader: number;
                        /** @enum {string} */
                        stage: "star" | "enter" | "raise" | "respond" | "reply";
                        entitled: number[];
                        answered: number[];
                        bidders: number[];
                        passed: number[];
                        raises: number;
                        counters: number;
                        counter: {
                            cash: number;
                            players: string[];
                        } | null;
                    } | null;
                };
                refusals: {
                    card: string;
                    seat: number;
                }[];
                trained: string[];
                scouted: {
                    card: string;
                    price: number;
                }[];
                lot: {
                    n: number;
                    flipper: number;
                    card: string;
                    stars: number;
                    min: number;
                    high: {
                        seat: number;
                        amount: number;
                    } | null;
                    bids: number;
                    passed: number[];
                    sealed: number[];
                } | null;
                lotsDone: number;
                ready: number[];
                matches: {
                    id: string;
                    round: number;
                    /** @enum {string} */
                    kind: "league" | "superDuper" | "superCup";
                    /** @enum {string} */
                    stage: "line-ups" | "prep" | "react" | "substitute" | "between" | "shoot-out" | "reading" | "decided";
                    sides: [
                        {
                            seat: number | null;
                            submitted: boolean;
                            lineUp: {
                                formation: string;
                                goalkeeper: string;
                                defence: (string | null)[];
                                midfield: (string | null)[];
                                attack: (string | null)[];
                                boostThird: ("attack" | "midfield" | "defence") | null;
                            } | null;
                            kickOff: {
                                formation: string;
                                goalkeeper: string;
                                defence: (string | null)[];
                                midfield: (string | null)[];
                                attack: (string | null)[];
                                boostThird: ("attack" | "midfield" | "defence") | null;
                            } | null;
                            boost: number;
                            boostThird: ("attack" | "midfield" | "defence") | null;
                            injured: string[];
                            vacancy: {
                                /** @enum {string} */
                                row: "attack" | "midfield" | "defence";
                                slot: number;
                            } | null;
                        },
                        {
                            seat: number | null;
                            submitted: boolean;
                            lineUp: {
                                formation: string;
                                goalkeeper: string;
                                defence: (string | null)[];
                                midfield: (string | null)[];
                                attack: (string | null)[];
                                boostThird: ("attack" | "midfield" | "defence") | null;
                            } | null;
                            kickOff: {
                                formation: string;
                                goalkeeper: string;
                                defence: (string | null)[];
                                midfield: (string | null)[];
                                attack: (string | null)[];
                                boostThird: ("attack" | "midfield" | "defence") | null;
                            } | null;
                            boost: number;
                            boostThird: ("attack" | "midfield" | "defence") | null;
                            injured: string[];
                            vacancy: {
                                /** @enum {string} */
                                row: "attack" | "midfield" | "defence";
                                slot: number;
                            } | null;
                        }
                    ];
                    team: {
                        card: string;
                        attack: number;
                        midfield: number;
                        defence: number;
                    } | null;
                    third: {
                        index: number;
                        rows: [
                            "attack" | "midfield" | "defence",
                            "attack" | "midfield" | "defence"
                        ];
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
                        mods: [
                            number,
                            number
                        ];
                        winsDraw: [
                            boolean,
                            boolean
                        ];
                        cancelled: [
                            boolean,
                            boolean
                        ];
                        ready: number[];
                        plays: number;
                    } | null;
                    thirds: {
                        index: number;
                        rows: [
                            "attack" | "midfield" | "defence",
                            "attack" | "midfield" | "defence"
                        ];
                        totals: [
                            number,
                            number
                        ];
                        winner: number | null;
                    }[];
                    score: [
                        number,
                        number
                    ];
                    reading: {
                        seat: number;
                        gc: string;
                        step: number;
                        revealed: {
                            card: string;
                            stars: number;
                            continent: string;
                        } | null;
                    } | null;
                    ordered: number[] | null;
                    replays: number;
                }[];
                ranking: number[] | null;
                left: number[];
                result: {
                    winner: number;
                    ranking: number[];
                    /** @enum {string} */
                    reason: "points" | "superDuper" | "superCup" | "cap" | "resigned";
                } | null;
            };
            counts: {
                deck: number;
                stacks: {
                    [key: string]: number;
                };
                staff: number;
                superCup: number;
                gameChangers: number;
                hands: number[];
                collections: number[];
                faceDown: {
                    match: string;
                    seat: number;
                }[];
            };
            own: {
                hand: string[];
                lineUps: {
                    match: string;
                    seat: number;
                    lineUp: {
                        formation: string;
                        goalkeeper: string;
                        defence: (string | null)[];
                        midfield: (string | null)[];
                        attack: (string | null)[];
                        boostThird: ("attack" | "midfield" | "defence") | null;
                    };
                }[];
                seal: {
                    seat: number;
                    amount: number | null;
                } | null;
                entry: {
                    seat: number;
                    enter: boolean;
                } | null;
                order: {
                    seat: number;
                    takers: string[];
                } | null;
                trades: {
                    id: string;
                    from: number;
                    to: number;
                    give: {
                        cash: number;
                        players: string[];
                        staff: string[];
                    };
                    take: {
                        cash: number;
                        players: string[];
                        staff: string[];
                    };
                }[];
                offersMade: number[];
                offersReceived: number[];
            } | null;
            secret: {
                deck: string[];
                stacks: {
                    [key: string]: string[];
                };
                staff: string[];
                superCup: string[];
                gameChangers: string[];
                hands: string[][];
                collections: string[][];
                faceDown: {
                    match: string;
                    seat: number;
                    card: string;
                }[];
                lineUps: {
                    match: string;
                    seat: number;
                    lineUp: {
                        formation: string;
                        goalkeeper: string;
                        defence: (string | null)[];
                        midfield: (string | null)[];
                        attack: (string | null)[];
                        boostThird: ("attack" | "midfield" | "defence") | null;
                    };
                }[];
                seals: {
                    seat: number;
                    amount: number | null;
                }[];
                entries: {
                    seat: number;
                    enter: boolean;
                }[];
                orders: {
                    seat: number;
                    takers: string[];
                }[];
                trades: {
                    id: string;
                    from: number;
                    to: number;
                    give: {
                        cash: number;
                        players: string[];
                        staff: string[];
                    };
                    take: {
                        cash: number;
                        players: string[];
                        staff: string[];
                    };
                }[];
                offers: number[][];
            } | null;
        };
        TitleChaseChoice: {
            /** @default null */
            team?: string | null;
        };
        TitleChaseEvent: {
            /** @constant */
            type: "season.started";
            season: number;
            /** @enum {string} */
            betweenSeasons: "scratch" | "carry";
            seats: {
                team: string | null;
                cash: number;
                debts: {
                    id: number;
                    amount: number;
                    /** @enum {string} */
                    reason: "card" | "blue";
                }[];
            }[];
            stock: {
                GK: number;
                DEF: number;
                MID: number;
                FOR: number;
            };
        } | {
            /** @constant */
            type: "cup-field.set";
            teams: {
                id: string;
                name: string;
            }[];
            cupExtras: {
                id: string;
                name: string;
            }[];
        } | {
            /** @constant */
            type: "team.chosen";
            seat: number;
            team: string;
            auto: boolean;
        } | {
            /** @constant */
            type: "fixtures.drawn";
            rounds: {
                home: string;
                away: string;
            }[][];
            /** @enum {string} */
            source: "generated" | "prepared" | "given";
        } | {
            /** @constant */
            type: "lots.drawn";
            order: string[];
        } | {
            /** @constant */
            type: "pack.shuffled";
            /** @enum {string} */
            colour: "yellow" | "red";
            count: number;
            order: string[];
        } | {
            /** @constant */
            type: "pack.shuffled";
            /** @enum {string} */
            colour: "yellow" | "red";
            count: number;
        } | {
            /** @constant */
            type: "first-player.rolled";
            attempt: number;
            rolls: {
                seat: number;
                face: number;
            }[];
        } | {
            /** @constant */
            type: "first-player.decided";
            seat: number;
            byDefault: boolean;
        } | {
            /** @constant */
            type: "turn.started";
            turn: number;
            seat: number;
        } | {
            /** @constant */
            type: "die.rolled";
            /** @constant */
            die: "white";
            face: number;
            seat: number;
            /** @enum {string} */
            purpose: "move" | "roll-money" | "roll-star";
            ref: string | null;
        } | {
            /** @constant */
            type: "counter.moved";
            seat: number;
            from: number;
            to: number;
            rolled: number;
            unused: number;
            /** @enum {string} */
            landed: "start" | "blue" | "yellow" | "red" | "pink" | "match" | "cup";
            greens: {
                square: number;
                round: number | null;
                cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
                due: boolean;
            }[];
        } | {
            /** @constant */
            type: "blue.triggered";
            seat: number;
            blue: string;
            square: number;
        } | {
            /** @constant */
            type: "pink.nominated";
            by: number;
            seat: number;
            /** @enum {string} */
            colour: "yellow" | "red";
        } | {
            /** @constant */
            type: "card.drawn";
            seat: number;
            card: string;
            /** @enum {string} */
            colour: "yellow" | "red";
            /** @enum {string} */
            via: "square" | "pink";
        } | {
            /** @constant */
            type: "deck.empty";
            seat: number;
            /** @enum {string} */
            colour: "yellow" | "red";
        } | {
            /** @constant */
            type: "card.held";
            seat: number;
            card: string;
            /** @enum {string} */
            reason: "keep" | "debt" | "suspension";
        } | {
            /** @constant */
            type: "card.returned";
            seat: number;
            card: string;
            /** @enum {string} */
            colour: "yellow" | "red";
        } | {
            /** @constant */
            type: "effect.void";
            seat: number;
            ref: string;
            effect: string;
            /** @enum {string} */
            why: "no-star" | "zero";
        } | {
            /** @constant */
            type: "cash.collected";
            seat: number;
            amount: number;
            /** @enum {string} */
            reason: "card" | "blue" | "gate" | "cup-bonus" | "final-payment" | "double";
            ref: string | null;
            balance: number;
        } | {
            /** @constant */
            type: "cash.paid";
            seat: number;
            amount: number;
            /** @enum {string} */
            reason: "card" | "blue" | "star";
            ref: string | null;
            balance: number;
        } | {
            /** @constant */
            type: "debt.recorded";
            seat: number;
            debt: number;
            amount: number;
            card: string | null;
            /** @enum {string} */
            reason: "card" | "blue";
            ref: string;
        } | {
            /** @constant */
            type: "debt.settled";
            seat: number;
            debt: number;
            amount: number;
            balance: number;
        } | {
            /** @constant */
            type: "star.bought";
            seat: number;
            /** @enum {string} */
            category: "GK" | "DEF" | "MID" | "FOR";
            fee: number;
            voucher: string | null;
            price: number;
            stockLeft: number;
        } | {
            /** @constant */
            type: "star.lost";
            seat: number;
            /** @enum {string} */
            category: "GK" | "DEF" | "MID" | "FOR";
            /** @enum {string} */
            cause: "defeat" | "roll" | "card" | "resignation";
            stockLeft: number;
        } | {
            /** @constant */
            type: "star.suspended";
            seat: number;
            /** @enum {string} */
            category: "GK" | "DEF" | "MID" | "FOR";
            card: string;
            from: number;
            to: number;
        } | {
            /** @constant */
            type: "star.reinstated";
            seat: number;
            /** @enum {string} */
            category: "GK" | "DEF" | "MID" | "FOR";
            /** @enum {string} */
            cause: "served" | "appeal" | "lost";
            cards: string[];
        } | {
            /** @constant */
            type: "appeal.played";
            seat: number;
            card: string;
            /** @enum {string} */
            category: "GK" | "DEF" | "MID" | "FOR";
        } | {
            /** @constant */
            type: "round.started";
            round: number;
        } | {
            /** @constant */
            type: "round.finished";
            round: number;
        } | {
            /** @constant */
            type: "match.skipped";
            round: number;
            no: number;
        } | {
            /** @constant */
            type: "match.started";
            /** @enum {string} */
            competition: "league" | "cup";
            round: number | null;
            no: number | null;
            cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
            tie: number | null;
            replay: number;
            home: string;
            away: string;
            homeSeat: number | null;
            awaySeat: number | null;
            neutral: boolean;
            firstHome: string;
        } | {
            /** @constant */
            type: "lineup.committed";
            seat: number;
            /** @enum {string} */
            side: "home" | "away";
            play: ("GK" | "DEF" | "MID" | "FOR")[];
            auto: boolean;
        } | {
            /** @constant */
            type: "penalty.committed";
            seat: number;
            /** @enum {string} */
            side: "home" | "away";
            card: string | null;
        } | {
            /** @constant */
            type: "match.rolled";
            /** @enum {string} */
            side: "home" | "away";
            /** @enum {string} */
            die: "blue" | "red" | "black";
            face: number;
        } | {
            /** @constant */
            type: "match.finished";
            /** @enum {string} */
            competition: "league" | "cup";
            round: number | null;
            no: number | null;
            cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
            tie: number | null;
            replay: number;
            sides: [
                {
                    team: string;
                    seat: number | null;
                    stars: ("GK" | "DEF" | "MID" | "FOR")[];
                    penalty: string | null;
                    die: number;
                    black: number | null;
                    goals: number;
                },
                {
                    team: string;
                    seat: number | null;
                    stars: ("GK" | "DEF" | "MID" | "FOR")[];
                    penalty: string | null;
                    die: number;
                    black: number | null;
                    goals: number;
                }
            ];
            score: [
                number,
                number
            ];
            /** @enum {string} */
            result: "home" | "draw" | "away";
            points: [
                number,
                number
            ] | null;
        } | {
            /** @constant */
            type: "cup.round-drawn";
            /** @enum {string} */
            cupRound: "R16" | "QF" | "SF" | "FINAL";
            count: number;
            order: string[];
        } | {
            /** @constant */
            type: "cup.round-drawn";
            /** @enum {string} */
            cupRound: "R16" | "QF" | "SF" | "FINAL";
            count: number;
        } | {
            /** @constant */
            type: "cup.tie-revealed";
            /** @enum {string} */
            cupRound: "R16" | "QF" | "SF" | "FINAL";
            tie: number;
            home: string;
            away: string;
        } | {
            /** @constant */
            type: "cup.tie-decided";
            /** @enum {string} */
            cupRound: "R16" | "QF" | "SF" | "FINAL";
            tie: number;
            winner: string;
            loser: string;
            matches: number;
            byLot: boolean;
        } | {
            /** @constant */
            type: "cup.won";
            winner: string;
            runnerUp: string;
        } | {
            /** @constant */
            type: "cup.round-finished";
            /** @enum {string} */
            cupRound: "R16" | "QF" | "SF" | "FINAL";
            cupRoundsPlayed: number;
        } | {
            /** @constant */
            type: "resignation.requested";
            seat: number;
            order: number;
        } | {
            /** @constant */
            type: "seat.resigned";
            seat: number;
            order: number;
            team: string | null;
            cash: number;
            debts: number[];
        } | {
            /** @constant */
            type: "season.finished";
            season: number;
            table: {
                position: number;
                team: string;
                name: string;
                seat: number | null;
                played: number;
                won: number;
                drawn: number;
                lost: number;
                goalsFor: number;
                goalsAgainst: number;
                difference: number;
                points: number;
            }[];
            positions: (number | null)[];
            payments: number[];
            double: number | null;
            winner: number;
            cupWinner: string;
            runnerUp: string;
        } | {
            /** @constant */
            type: "game.finished";
            ranking: number[];
            /** @enum {string} */
            reason: "completed" | "walkover";
        } | {
            /** @constant */
            type: "game.imported";
            /** @enum {string} */
            kind: "sheet" | "full";
            digest: string;
            state: {
                season: number;
                league: {
                    teams: {
                        id: string;
                        name: string;
                    }[];
                    cupExtras: {
                        id: string;
                        name: string;
                    }[];
                };
                seats: {
                    team: string | null;
                    square: number;
                    cash: number;
                    debts: {
                        id: number;
                        amount: number;
                        card: string | null;
                        /** @enum {string} */
                        reason: "card" | "blue";
                    }[];
                    stars: ("GK" | "DEF" | "MID" | "FOR")[];
                    keep: string[];
                    suspensions: {
                        /** @enum {string} */
                        category: "GK" | "DEF" | "MID" | "FOR";
                        card: string;
                        from: number;
                        to: number;
                    }[];
                    leaving: number | null;
                    resigned: number | null;
                }[];
                firstSeat: number | null;
                currentSeat: number | null;
                turn: number;
                step: ("roll" | "nominate" | "rounds") | null;
                debtCount: number;
                roundsPlayed: number;
                cupRoundsPlayed: number;
                queue: ({
                    /** @constant */
                    kind: "round";
                    round: number;
                } | {
                    /** @constant */
                    kind: "cup";
                    /** @enum {string} */
                    cupRound: "R16" | "QF" | "SF" | "FINAL";
                })[];
                fixtures: {
                    home: string;
                    away: string;
                    /** @enum {string} */
                    status: "due" | "skipped" | "played";
                    score: [
                        number,
                        number
                    ] | null;
                }[][];
                lots: string[];
                stock: {
                    GK: number;
                    DEF: number;
                    MID: number;
                    FOR: number;
                };
                match: {
                    /** @enum {string} */
                    competition: "league" | "cup";
                    round: number | null;
                    no: number | null;
                    cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
                    tie: number | null;
                    replay: number;
                    neutral: boolean;
                    home: string;
                    away: string;
                    homeSeat: number | null;
                    awaySeat: number | null;
                    firstHome: string;
                    lineUp: {
                        home: ("GK" | "DEF" | "MID" | "FOR")[] | null;
                        away: ("GK" | "DEF" | "MID" | "FOR")[] | null;
                    };
                    penalty: {
                        home: {
                            card: string | null;
                        } | null;
                        away: {
                            card: string | null;
                        } | null;
                    };
                } | null;
                history: {
                    season: number;
                    table: {
                        position: number;
                        team: string;
                        name: string;
                        seat: number | null;
                        played: number;
                        won: number;
                        drawn: number;
                        lost: number;
                        goalsFor: number;
                        goalsAgainst: number;
                        difference: number;
                        points: number;
                    }[];
                    positions: (number | null)[];
                    payments: number[];
                    double: number | null;
                    winner: number;
                    cupWinner: string;
                    runnerUp: string;
                }[];
                ending: {
                    ranking: number[];
                    /** @enum {string} */
                    reason: "completed" | "walkover";
                } | null;
                packs: {
                    yellow: string[];
                    red: string[];
                };
                cup: {
                    alive: string[];
                    out: string[];
                    ties: {
                        /** @enum {string} */
                        cupRound: "R16" | "QF" | "SF" | "FINAL";
                        tie: number;
                        home: string;
                        away: string;
                        matches: {
                            home: string;
                            away: string;
                            score: [
                                number,
                                number
                            ];
                            lineUps: [
                                ("GK" | "DEF" | "MID" | "FOR")[],
                                ("GK" | "DEF" | "MID" | "FOR")[]
                            ];
                        }[];
                        winner: string | null;
                    }[];
                    winner: string | null;
                    runnerUp: string | null;
                    stacks: {
                        home: string[];
                        away: string[];
                    } | null;
                };
            };
        } | {
            /** @constant */
            type: "game.imported";
            /** @enum {string} */
            kind: "sheet" | "full";
            state: {
                season: number;
                league: {
                    teams: {
                        id: string;
                        name: string;
                    }[];
                    cupExtras: {
                        id: string;
                        name: string;
                    }[];
                };
                seats: {
                    team: string | null;
                    square: number;
                    cash: number;
                    debts: {
                        id: number;
                        amount: number;
                        card: string | null;
                        /** @enum {string} */
                        reason: "card" | "blue";
                    }[];
                    stars: ("GK" | "DEF" | "MID" | "FOR")[];
                    keep: string[];
                    suspensions: {
                        /** @enum {string} */
                        category: "GK" | "DEF" | "MID" | "FOR";
                        card: string;
                        from: number;
                        to: number;
                    }[];
                    leaving: number | null;
                    resigned: number | null;
                }[];
                firstSeat: number | null;
                currentSeat: number | null;
                turn: number;
                step: ("roll" | "nominate" | "rounds") | null;
                debtCount: number;
                roundsPlayed: number;
                cupRoundsPlayed: number;
                queue: ({
                    /** @constant */
                    kind: "round";
                    round: number;
                } | {
                    /** @constant */
                    kind: "cup";
                    /** @enum {string} */
                    cupRound: "R16" | "QF" | "SF" | "FINAL";
                })[];
                fixtures: {
                    home: string;
                    away: string;
                    /** @enum {string} */
                    status: "due" | "skipped" | "played";
                    score: [
                        number,
                        number
                    ] | null;
                }[][];
                lots: string[];
                stock: {
                    GK: number;
                    DEF: number;
                    MID: number;
                    FOR: number;
                };
                match: {
                    /** @enum {string} */
                    competition: "league" | "cup";
                    round: number | null;
                    no: number | null;
                    cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
                    tie: number | null;
                    replay: number;
                    neutral: boolean;
                    home: string;
                    away: string;
                    homeSeat: number | null;
                    awaySeat: number | null;
                    firstHome: string;
                    lineUp: {
                        home: ("GK" | "DEF" | "MID" | "FOR")[] | null;
                        away: ("GK" | "DEF" | "MID" | "FOR")[] | null;
                    };
                    penalty: {
                        home: {
                            card: string | null;
                        } | null;
                        away: {
                            card: string | null;
                        } | null;
                    };
                } | null;
                history: {
                    season: number;
                    table: {
                        position: number;
                        team: string;
                        name: string;
                        seat: number | null;
                        played: number;
                        won: number;
                        drawn: number;
                        lost: number;
                        goalsFor: number;
                        goalsAgainst: number;
                        difference: number;
                        points: number;
                    }[];
                    positions: (number | null)[];
                    payments: number[];
                    double: number | null;
                    winner: number;
                    cupWinner: string;
                    runnerUp: string;
                }[];
                ending: {
                    ranking: number[];
                    /** @enum {string} */
                    reason: "completed" | "walkover";
                } | null;
                cup: {
                    alive: string[];
                    out: string[];
                    ties: {
                        /** @enum {string} */
                        cupRound: "R16" | "QF" | "SF" | "FINAL";
                        tie: number;
                        home: string;
                        away: string;
                        matches: {
                            home: string;
                            away: string;
                            score: [
                                number,
                                number
                            ];
                            lineUps: [
                                ("GK" | "DEF" | "MID" | "FOR")[],
                                ("GK" | "DEF" | "MID" | "FOR")[]
                            ];
                        }[];
                        winner: string | null;
                    }[];
                    winner: string | null;
                    runnerUp: string | null;
                };
            };
        } | {
            /** @constant */
            type: "seat.handed-over";
            seat: number;
            /** @enum {string} */
            to: "player" | "bot";
        };
        TitleChaseMove: {
            /** @constant */
            type: "choose-team";
            team: string;
        } | {
            /** @constant */
            type: "roll";
        } | {
            /** @constant */
            type: "nominate";
            seat: number;
            /** @enum {string} */
            colour: "yellow" | "red";
        } | {
            /** @constant */
            type: "buy-star";
            /** @enum {string} */
            category: "GK" | "DEF" | "MID" | "FOR";
            voucher?: string;
        } | {
            /** @constant */
            type: "play-appeal";
            card: string;
            /** @enum {string} */
            category: "GK" | "DEF" | "MID" | "FOR";
        } | {
            /** @constant */
            type: "commit-lineup";
            play: ("GK" | "DEF" | "MID" | "FOR")[];
        } | {
            /** @constant */
            type: "commit-penalty";
            card: string | null;
        };
        TitleChaseOptions: {
            /**
             * @description long: all matches of a round are played; mini: only those of managed teams.
             * @default long
             * @enum {string}
             */
            version?: "long" | "mini";
            /**
             * @description A league of the pack, or 12 teams and 4 for the cup of your own; null: the first one.
             * @default null
             */
            league?: ({
                /** @constant */
                source: "pack";
                id: string;
            } | {
                /** @constant */
                source: "custom";
                teams: string[];
                cupExtras: string[];
            }) | null;
            /**
             * @description Who meets whom when: generated, the prepared list of the pack, or one of your own.
             * @default generated
             */
            fixtures?: ("generated" | "prepared") | {
                rounds: [
                    number,
                    number
                ][][];
            };
            /**
             * @description Managers choose their teams, get them at random, or as agreed when they join.
             * @default choose
             * @enum {string}
             */
            teamAssignment?: "choose" | "random" | "preset";
            /**
             * @description What a defeat costs: the stars that were played, or all that could have.
             * @default played
             * @enum {string}
             */
            starsLostOnDefeat?: "played" | "owned";
            /**
             * @description Whether a suspended star misses cup matches too.
             * @default true
             */
            suspensionInCup?: boolean;
            /**
             * @description Who is ranked with version mini: all teams by the matches played, or those with a manager.
             * @default played-matches
             * @enum {string}
             */
            miniTable?: "played-matches" | "managed-only";
            /**
             * @description Before a replay in the cup: full, all is decided anew; keep, nothing is.
             * @default full
             * @enum {string}
             */
            replayDecisions?: "full" | "keep";
            /**
             * @description After so many replays of a cup tie lots decide.
             * @default 20
             */
            maxReplays?: number;
            /**
             * @description How many seasons the game has.
             * @default 1
             */
            seasons?: number;
            /**
             * @description scratch: each season starts with the same money; carry: money and debts stay.
             * @default scratch
             * @enum {string}
             */
            betweenSeasons?: "scratch" | "carry";
            /**
             * @description keep: managers stay with their teams; reselect: they choose again.
             * @default keep
             * @enum {string}
             */
            teamsBetweenSeasons?: "keep" | "reselect";
            /**
             * @description Whether a manager with nothing to decide before a match is not asked.
             * @default true
             */
            autoSkip?: boolean;
            /**
             * @description Whether the white die is thrown without asking.
             * @default false
             */
            autoRoll?: boolean;
        };
        TitleChaseView: {
            /** @enum {string} */
            phase: "choosing-teams" | "playing" | "finished";
            season: number;
            league: {
                teams: {
                    id: string;
                    name: string;
                }[];
                cupExtras: {
                    id: string;
                    name: string;
                }[];
            };
            seats: {
                team: string | null;
                square: number;
                cash: number;
                debts: {
                    id: number;
                    amount: number;
                    card: string | null;
                    /** @enum {string} */
                    reason: "card" | "blue";
                }[];
                stars: ("GK" | "DEF" | "MID" | "FOR")[];
                keep: string[];
                suspensions: {
                    /** @enum {string} */
                    category: "GK" | "DEF" | "MID" | "FOR";
                    card: string;
                    from: number;
                    to: number;
                }[];
                leaving: number | null;
                resigned: number | null;
            }[];
            firstSeat: number | null;
            currentSeat: number | null;
            turn: number;
            step: ("roll" | "nominate" | "rounds") | null;
            debtCount: number;
            roundsPlayed: number;
            cupRoundsPlayed: number;
            queue: ({
                /** @constant */
                kind: "round";
                round: number;
            } | {
                /** @constant */
                kind: "cup";
                /** @enum {string} */
                cupRound: "R16" | "QF" | "SF" | "FINAL";
            })[];
            fixtures: {
                home: string;
                away: string;
                /** @enum {string} */
                status: "due" | "skipped" | "played";
                score: [
                    number,
                    number
                ] | null;
            }[][];
            lots: string[];
            stock: {
                GK: number;
                DEF: number;
                MID: number;
                FOR: number;
            };
            match: {
                /** @enum {string} */
                competition: "league" | "cup";
                round: number | null;
                no: number | null;
                cupRound: ("R16" | "QF" | "SF" | "FINAL") | null;
                tie: number | null;
                replay: number;
                neutral: boolean;
                home: string;
                away: string;
                homeSeat: number | null;
                awaySeat: number | null;
                firstHome: string;
                lineUp: {
                    home: ("GK" | "DEF" | "MID" | "FOR")[] | null;
                    away: ("GK" | "DEF" | "MID" | "FOR")[] | null;
                };
                penalty: {
                    home: {
                        card: string | null;
                    } | null;
                    away: {
                        card: string | null;
                    } | null;
                };
            } | null;
            history: {
                season: number;
                table: {
                    position: number;
                    team: string;
                    name: string;
                    seat: number | null;
                    played: number;
                    won: number;
                    drawn: number;
                    lost: number;
                    goalsFor: number;
                    goalsAgainst: number;
                    difference: number;
                    points: number;
                }[];
                positions: (number | null)[];
                payments: number[];
                double: number | null;
                winner: number;
                cupWinner: string;
                runnerUp: string;
            }[];
            ending: {
                ranking: number[];
                /** @enum {string} */
                reason: "completed" | "walkover";
            } | null;
            bank: number;
            table: {
                position: number;
                team: string;
                name: string;
                seat: number | null;
                played: number;
                won: number;
                drawn: number;
                lost: number;
                goalsFor: number;
                goalsAgainst: number;
                difference: number;
                points: number;
            }[];
            packs: {
                yellow: {
                    count: number;
                    order: string[] | null;
                };
                red: {
                    count: number;
                    order: string[] | null;
                };
            };
            cup: {
                alive: string[];
                out: string[];
                ties: {
                    /** @enum {string} */
                    cupRound: "R16" | "QF" | "SF" | "FINAL";
                    tie: number;
                    home: string;
                    away: string;
                    matches: {
                        home: string;
                        away: string;
                        score: [
                            number,
                            number
                        ];
                        lineUps: [
                            ("GK" | "DEF" | "MID" | "FOR")[],
                            ("GK" | "DEF" | "MID" | "FOR")[]
                        ];
                    }[];
                    winner: string | null;
                }[];
                winner: string | null;
                runnerUp: string | null;
                unrevealed: string[] | null;
                stacks: {
                    home: string[];
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
            scopes: ("play" | "read" | "admin")[];
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
        View: components["schemas"]["GoalscorerView"] | components["schemas"]["RisingStarView"] | components["schemas"]["StarplayerView"] | components["schemas"]["SuperclubView"] | components["schemas"]["TitleChaseView"];
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
        WhoAmI: {
            /** @description Id of an account; null: nobody, or somebody who has left. */
            account: components["schemas"]["Account"];
            /** @description What the token allows. */
            scopes: ("play" | "read" | "admin")[];
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
                     *             "hash": "7d9a3c1be2f04c58a6b1d2e3f40516273849505a6b7c8d9e0f1a2b3c4d5e6f70",
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
                     *           "hash": "7d9a3c1be2f04c58a6b1d2e3f40516273849505a6b7c8d9e0f1a2b3c4d5e6f70",
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
                     *           "clause": null
                     *         },
                     *         {
                     *           "code": "not-one-square-forward",
                     *           "clause": "GS-26"
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
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hash": "7d9a3c1be2f04c58a6b1d2e3f40516273849505a6b7c8d9e0f1a2b3c4d5e6f70",
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
                     *           "hash": "7d9a3c1be2f04c58a6b1d2e3f40516273849505a6b7c8d9e0f1a2b3c4d5e6f70",
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
                     *       "hash": "7d9a3c1be2f04c58a6b1d2e3f40516273849505a6b7c8d9e0f1a2b3c4d5e6f70",
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
                     *       "hash": "7d9a3c1be2f04c58a6b1d2e3f40516273849505a6b7c8d9e0f1a2b3c4d5e6f70",
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
            /** @description `last-admin-token` */
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
            /** @description `last-admin-token` */
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
                     *           "contentPack": "7d9a3c1be2f04c58a6b1d2e3f40516273849505a6b7c8d9e0f1a2b3c4d5e6f70",
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
                     *               "name": null,
                     *               "joined": true,
                     *               "choices": {}
                     *             }
                     *           ],
                     *           "seat": 0
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
                     *       "contentPack": "7d9a3c1be2f04c58a6b1d2e3f40516273849505a6b7c8d9e0f1a2b3c4d5e6f70",
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
                     *           "name": null,
                     *           "joined": true,
                     *           "choices": {}
                     *         }
                     *       ],
                     *       "seat": 0,
                     *       "version": 4,
                     *       "inviteCode": "K7QP-2MXA",
                     *       "commitment": "5f0c2f5f8e6f3b0c6fd2ab34d1de2f51f3f7b3a94c5b8f7de0a3c1b29e48d6a7"
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
    observeGame: {
        parameters: {
            query?: {
                /** @description When, in milliseconds since 1970 by the clock of the database. */
                at?: number;
                /** @description The view as a person or a language model can read it. */
                text?: boolean;
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
                     *       "contentPack": "7d9a3c1be2f04c58a6b1d2e3f40516273849505a6b7c8d9e0f1a2b3c4d5e6f70",
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
                     *           "name": null,
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
                     *             "identity": "7"
                     *           },
                     *           {
                     *             "id": "home-y3",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "e2",
                     *             "revealed": false,
                     *             "identity": "5"
                     *           },
                     *           {
                     *             "id": "home-y4",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "f2",
                     *             "revealed": false,
                     *             "identity": "star"
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
                     *             "identity": "3"
                     *           },
                     *           {
                     *             "id": "home-y7",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "e3",
                     *             "revealed": false,
                     *             "identity": "4"
                     *           },
                     *           {
                     *             "id": "home-y8",
                     *             "seat": 0,
                     *             "status": "youth",
                     *             "square": "g3",
                     *             "revealed": false,
                     *             "identity": "2"
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
                     *         "commitment": "5f0c2f5f8e6f3b0c6fd2ab34d1de2f51f3f7b3a94c5b8f7de0a3c1b29e48d6a7",
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
                     *       "contentPack": "7d9a3c1be2f04c58a6b1d2e3f40516273849505a6b7c8d9e0f1a2b3c4d5e6f70",
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
                     *           "name": null,
                     *           "joined": true,
                     *           "choices": {}
                     *         }
                     *       ],
                     *       "seat": 0,
                     *       "version": 4,
                     *       "inviteCode": "K7QP-2MXA",
                     *       "commitment": "5f0c2f5f8e6f3b0c6fd2ab34d1de2f51f3f7b3a94c5b8f7de0a3c1b29e48d6a7"
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
                     *       "contentPack": "7d9a3c1be2f04c58a6b1d2e3f40516273849505a6b7c8d9e0f1a2b3c4d5e6f70",
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
                     *           "name": null,
                     *           "joined": true,
                     *           "choices": {}
                     *         }
                     *       ],
                     *       "seat": 0,
                     *       "version": 4,
                     *       "inviteCode": "K7QP-2MXA",
                     *       "commitment": "5f0c2f5f8e6f3b0c6fd2ab34d1de2f51f3f7b3a94c5b8f7de0a3c1b29e48d6a7"
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
                     *           "exact": true,
                     *           "count": 2,
                     *           "spaces": [
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
                     *             }
                     *           ],
                     *           "schema": {
                     *             "type": "object",
                     *             "properties": {
                     *               "type": {
                     *                 "const": "move-youth"
                     *               },
                     *               "counter": {
                     *                 "const": "home-y7"
                     *               },
                     *               "to": {
                     *                 "enum": [
                     *                   "d4",
                     *                   "f4"
                     *                 ]
                     *               }
                     *             },
                     *             "required": [
                     *               "type",
                     *               "counter",
                     *               "to"
                     *             ],
                     *             "additionalProperties": false
                     *           },
                     *           "examples": [
                     *             {
                     *               "type": "move-youth",
                     *               "counter": "home-y7",
                     *               "to": "f4"
                     *             }
                     *           ]
                     *         }
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
    submitMove: {
        parameters: {
            query?: {
                /** @description Goes on behind this version, or this place of a list. */
                after?: number;
                /** @description What the answer should bring beside the rest. */
                include?: ("view" | "text" | "decisions" | "words")[];
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
                 *         "counter": "home-y7",
                 *         "to": "f4"
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
                     *       "version": 5,
                     *       "head": "b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7",
                     *       "events": [
                     *         {
                     *           "version": 5,
                     *           "at": 1795280402000,
                     *           "event": {
                     *             "type": "youth.moved",
                     *             "seat": 0,
                     *             "counter": "home-y7",
                     *             "from": "e3",
                     *             "to": "f4"
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
            /** @description `game-not-started`, `game-cancelled`, `history-rewound`, `game-over`, `seat-resigned`, `decision-closed` */
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
                     *       "version": 5,
                     *       "head": "b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7",
                     *       "events": [
                     *         {
                     *           "version": 5,
                     *           "at": 1795280402000,
                     *           "event": {
                     *             "type": "youth.moved",
                     *             "seat": 0,
                     *             "counter": "home-y7",
                     *             "from": "e3",
                     *             "to": "f4"
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
            /** @description `game-not-started`, `game-cancelled`, `history-rewound`, `game-over`, `seat-resigned`, `decision-closed` */
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
                /** @description Why. */
                reason?: string;
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
            /** @description `reason-required`, `invalid-input` */
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
            /** @description `scope-missing`, `admin-is-seated` */
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
                     *             "counter": "home-y7",
                     *             "from": "e3",
                     *             "to": "f4"
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
                     *     data: {"version":5,"at":1795280402000,"event":{"type":"youth.moved","seat":0,"counter":"home-y7","from":"e3","to":"f4"}}
                     */
                    "text/event-stream": string;
                    /**
                     * @example {
                     *       "version": 5,
                     *       "at": 1795280402000,
                     *       "event": {
                     *         "type": "youth.moved",
                     *         "seat": 0,
                     *         "counter": "home-y7",
                     *         "from": "e3",
                     *         "to": "f4"
                     *       }
                     *     }
                     */
                    "application/x-ndjson": components["schemas"]["StreamItem"];
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
                     *             "counter": "home-y7",
                     *             "from": "e3",
                     *             "to": "f4"
                     *           }
                     *         }
                     *       ],
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
    adminReadLog: {
        parameters: {
            query?: {
                /** @description Goes on behind this version, or this place of a list. */
                after?: number;
                /** @description So many at most are on a page. */
                limit?: number;
                /** @description Why. */
                reason?: string;
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
            /** @description One page of commits */
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
                     *               "counter": "home-y7",
                     *               "to": "f4"
                     *             }
                     *           },
                     *           "events": [
                     *             {
                     *               "type": "youth.moved",
                     *               "seat": 0,
                     *               "counter": "home-y7",
                     *               "from": "e3",
                     *               "to": "f4"
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
            /** @description `reason-required`, `invalid-input` */
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
            /** @description `scope-missing`, `admin-is-seated` */
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
    adminShowState: {
        parameters: {
            query?: {
                /** @description When, in milliseconds since 1970 by the clock of the database. */
                at?: number;
                /** @description Why. */
                reason?: string;
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
            /** @description The state and every open decision */
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
                     *         "turn": 1
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
            /** @description `reason-required`, `invalid-version`, `invalid-input` */
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
            /** @description `scope-missing`, `admin-is-seated` */
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
    adminReadRows: {
        parameters: {
            query?: {
                /** @description Goes on behind this version, or this place of a list. */
                after?: number;
                /** @description So many at most are on a page. */
                limit?: number;
                /** @description Why. */
                reason?: string;
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
            /** @description One page of rows */
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
                     *           "packed": "[{\"at\":1767225602000}]"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        /** @description What is on this page. */
                        items: {
                            firstVersion: number;
                            lastVersion: number;
                            /** @description When, in milliseconds since 1970 by the clock of the database. */
                            at: number;
                            /** @description The keyed hash of the stored row in which that version lies: keep it to check the log. */
                            head: string;
                            /** @description When somebody has to look at the game again; null: never. */
                            wakeAt: number | null;
                            packed: string;
                        }[];
                        /** @description Hand it in as `after` to go on; null: that was all. */
                        next: number | null;
                    };
                };
            };
            /** @description `reason-required`, `invalid-input` */
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
            /** @description `scope-missing`, `admin-is-seated` */
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
    adminListFailingGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of the node that answers */
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
                            since: number;
                            tries: number;
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
    adminVerify: {
        parameters: {
            query?: {
                /** @description The keyed hash of the stored row in which that version lies: keep it to check the log. */
                head?: string;
                /** @description How many events the game has come to. */
                version?: number;
                /** @description Why. */
                reason?: string;
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
            /** @description The finding */
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
            /** @description `reason-required`, `invalid-input` */
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
            /** @description `scope-missing`, `admin-is-seated` */
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
    adminListTokens: {
        parameters: {
            query?: {
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Grace",
                 *       "label": "on call",
                 *       "scopes": [
                 *         "admin"
                 *       ],
                 *       "expiresInSeconds": 86400
                 *     }
                 */
                "application/json": components["schemas"]["AdminTokenInput"];
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
            /** @description `account-unknown` */
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
    adminRevokeToken: {
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
            /** @description `last-admin-token` */
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
    adminShowPack: {
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
            /** @description The pack */
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
                     *       "hash": "7d9a3c1be2f04c58a6b1d2e3f40516273849505a6b7c8d9e0f1a2b3c4d5e6f70",
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
                 *       "reason": "Not ours to print"
                 *     }
                 */
                "application/json": {
                    /** @description Why. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description What is withdrawn */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hash": "7d9a3c1be2f04c58a6b1d2e3f40516273849505a6b7c8d9e0f1a2b3c4d5e6f70",
                     *       "reason": "Not ours to print"
                     *     }
                     */
                    "application/json": {
                        /** @description SHA-256 of the content. */
                        hash: string;
                        /** @description Why. */
                        reason: string;
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
            /** @description One page */
            200: {
                headers: {
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
                     *           "action": "state",
                     *           "game": "0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3",
                     *           "running": true,
                     *           "detail": {
                     *             "at": 5,
                     *             "reason": "a player reported a stuck game"
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
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Whether the game waits for seats, runs, is over, or was called off.
                         * @constant
                         */
                        status: "ok";
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
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Whether the game waits for seats, runs, is over, or was called off.
                         * @constant
                         */
                        status: "ok";
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
                    [name: string]: unknown;
                };
                content: {
                    /** @example openapi: 3.1.1 */
                    "application/yaml": string;
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
    readReference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reference; it loads nothing from elsewhere */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html>… */
                    "text/html": string;
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
}
