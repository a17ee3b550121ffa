"""Types of the REST API for players, generated from openapi.yaml."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, Union, overload



class Account(TypedDict):
    id: str
    name: str
    kind: Literal["human", "agent", "operator"]
    createdAt: int


AccountItem = Union["AccountState", "GameUpdate", "Problem"]


AccountName = str


class AccountPack(TypedDict):
    name: str
    account: str
    id: str
    ruleset: RulesetId
    title: str
    version: str
    hash: str
    bytes: int
    shared: bool
    uploadedAt: int
    withdrawn: Union[str, None]


class AccountRating(TypedDict):
    ruleset: RulesetId
    pool: Literal["two", "more"]
    rating: Rating
    games: int
    mean: float
    deviation: float
    provisional: bool
    history: list[RatingChange]


class AccountRatings(TypedDict):
    account: str
    ratings: list[AccountRating]


class AccountState(TypedDict):
    id: str
    games: list[Game]
    more: bool
    serverTime: int


class AskedDecisionExample(TypedDict):
    type: str


class AskedDecisionKind(TypedDict):
    type: str
    label: str
    rolls: NotRequired[bool]


class AskedDecision(TypedDict):
    id: str
    kind: str
    seat: int
    moves: list[str]
    about: Union[dict[str, int], None]
    deadline: Union[int, None]
    optional: bool
    suspended: Union[str, None]
    question: NotRequired[str]
    manner: NotRequired[Literal["live", "waits", "urgent"]]
    exact: NotRequired[bool]
    count: NotRequired[float]
    spaces: NotRequired[list[Any]]
    schema: NotRequired[dict[str, Any]]
    examples: NotRequired[list[AskedDecisionExample]]
    labels: NotRequired[list[str]]
    kinds: NotRequired[list[AskedDecisionKind]]
    names: NotRequired[dict[str, str]]


class Bank(TypedDict):
    seconds: int
    increment: int


Beat = TypedDict(
    "Beat",
    {"from": "int", "to": "int", "seat": "Union[int, None]", "weight": "int", "show": "Show", "says": "list[str]", "patch": "NotRequired[list[list[Any]]]"},
)


class BeatAmount(TypedDict):
    amount: float
    text: str


class BotLevelDetails(TypedDict):
    id: Literal["novice", "steady", "sharp", "expert", "master"]
    title: str
    nominalMs: int
    default: bool
    seats: list[int]


class ChainCheckBroken(TypedDict):
    row: int
    version: int
    reason: str


class ChainCheck(TypedDict):
    ok: bool
    rows: int
    head: str
    commitmentHolds: bool
    chainHolds: bool
    broken: Union[ChainCheckBroken, None]
    receipt: Union[CheckedReceipt, None]
    version: int


class ChangeAccountInput(TypedDict):
    name: NotRequired[AccountName]
    handle: NotRequired[Union[str, None]]
    profile: NotRequired[Literal["public", "hidden"]]


class ChangeWebhookInput(TypedDict):
    url: NotRequired[str]
    events: NotRequired[list[Literal["turn.opened", "game.invited", "game.started", "game.over", "game.stalled"]]]
    on: NotRequired[bool]


class CheckedReceipt(TypedDict):
    head: Union[str, None]
    version: Union[int, None]
    row: Union[int, None]
    reason: Union[str, None]


Choice = Union["GoalscorerChoice", "RisingStarChoice", "StarplayerChoice", "SuperclubChoice", "TitleChaseChoice"]


class Clock(TypedDict):
    kind: str
    seconds: int


class ClockExtendedEvent(TypedDict):
    type: Literal["clock.extended"]
    seat: int
    seconds: int
    open: bool


class ClockExtendedMaskedEvent(TypedDict):
    type: Literal["clock.extended"]
    seat: None
    seconds: int
    open: bool


class ConnectedProgramAgent(TypedDict):
    id: str
    name: str


class ConnectedProgram(TypedDict):
    id: str
    client: str
    clientName: str
    agent: ConnectedProgramAgent
    scopes: list[Literal["read", "play"]]
    createdAt: int


class CreateGameInput2(TypedDict):
    ruleset: str
    preset: NotRequired[str]
    options: NotRequired[Options]
    contentPack: NotRequired[str]
    seats: list[SeatInput]
    visibility: NotRequired[Literal["public", "private"]]
    decisionSeconds: NotRequired[Union[int, None]]
    absence: NotRequired[Literal["wait", "default", "bot"]]
    absenceLevel: NotRequired[Literal["novice", "steady", "sharp", "expert", "master"]]
    hints: NotRequired[bool]
    rated: NotRequired[bool]
    undo: NotRequired[bool]
    bank: NotRequired[Union[Bank, None]]
    holidays: NotRequired[bool]


class CreateGameInput3(TypedDict):
    ruleset: str
    save: Any
    changes: NotRequired[Any]
    contentPack: NotRequired[str]
    unsealed: NotRequired[bool]
    seats: list[SeatInput]
    visibility: NotRequired[Literal["public", "private"]]
    decisionSeconds: NotRequired[Union[int, None]]
    absence: NotRequired[Literal["wait", "default", "bot"]]
    absenceLevel: NotRequired[Literal["novice", "steady", "sharp", "expert", "master"]]
    hints: NotRequired[bool]
    rated: NotRequired[bool]
    undo: NotRequired[bool]
    bank: NotRequired[Union[Bank, None]]
    holidays: NotRequired[bool]


CreateGameInput = Union["CreateGameInput2", "CreateGameInput3"]


class CreateGrantInputRequest(TypedDict):
    response_type: str
    client_id: str
    redirect_uri: str
    code_challenge: str
    code_challenge_method: str
    scope: NotRequired[str]
    state: NotRequired[str]
    resource: NotRequired[str]


class CreateGrantInput(TypedDict):
    request: CreateGrantInputRequest
    account: NotRequired[str]
    name: NotRequired[str]


class CreateTokenInput(TypedDict):
    label: NotRequired[AccountName]
    scopes: list[Literal["play", "read", "support", "operator", "owner"]]
    expiresInSeconds: NotRequired[Union[int, None]]


class CreateWebhookInput(TypedDict):
    url: str
    events: list[Literal["turn.opened", "game.invited", "game.started", "game.over", "game.stalled"]]


class DecisionKind(TypedDict):
    type: str
    label: str
    rolls: NotRequired[bool]


class Decision(TypedDict):
    id: str
    kind: str
    seat: int
    moves: list[str]
    about: Union[dict[str, int], None]
    deadline: Union[int, None]
    optional: bool
    suspended: Union[str, None]
    question: NotRequired[str]
    manner: Literal["live", "waits", "urgent"]
    exact: bool
    count: float
    spaces: list[Any]
    schema: dict[str, Any]
    examples: list[Move]
    labels: NotRequired[list[str]]
    kinds: NotRequired[list[DecisionKind]]
    names: NotRequired[dict[str, str]]


class DecisionBrief(TypedDict):
    id: str
    kind: str
    seat: int
    moves: list[str]
    about: Union[dict[str, int], None]
    deadline: Union[int, None]
    optional: bool
    suspended: Union[str, None]
    question: NotRequired[str]


class DecisionsAwaited(TypedDict):
    kind: str
    count: int


class Decisions(TypedDict):
    version: int
    cursor: str
    decisions: list[Decision]
    facts: NotRequired[list[str]]
    others: list[OtherDecision]
    awaited: list[DecisionsAwaited]
    serverTime: int


class DeclaredEntry(TypedDict):
    model: NotRequired[str]
    harness: NotRequired[str]
    version: NotRequired[str]
    promptHash: NotRequired[str]
    settings: NotRequired[str]


class DeliveryAttempt(TypedDict):
    at: int
    milliseconds: int
    status: Union[int, None]
    problem: Union[str, None]


class Ended(TypedDict):
    at: int
    by: Literal["rules", "operator", "host"]
    reason: Union[str, None]


class EnterSeasonInput(TypedDict):
    declared: NotRequired[DeclaredEntry]


Event = Union["GoalscorerEvent", "RisingStarEvent", "StarplayerEvent", "SuperclubEvent", "TitleChaseEvent"]


class EventsCauseCause(TypedDict):
    kind: str


class EventsCause(TypedDict):
    version: int
    at: int
    rules: int
    cause: EventsCauseCause


class Events(TypedDict):
    items: list[GameEvent]
    next: Union[int, None]
    cursor: str
    version: int
    over: bool
    causes: Union[list[EventsCause], None]


class Fairness(TypedDict):
    commitment: str
    seed: Union[str, None]
    entropy: list[str]


class FindOpponentInputSeats(TypedDict):
    min: int
    max: int


class FindOpponentInput(TypedDict):
    ruleset: str
    seats: NotRequired[FindOpponentInputSeats]
    rated: NotRequired[bool]
    bot: NotRequired[bool]


class ForkInputSeatMe(TypedDict):
    kind: Literal["me"]


class ForkInputSeatBot(TypedDict):
    kind: Literal["bot"]
    level: NotRequired[Literal["novice", "steady", "sharp", "expert", "master"]]


class ForkInputSeatAccount(TypedDict):
    kind: Literal["account"]
    account: str


class ForkInput(TypedDict):
    at: int
    seats: list[Union[ForkInputSeatMe, ForkInputSeatBot, ForkInputSeatAccount]]
    decisionSeconds: NotRequired[Union[int, None]]


class ForkOrigin(TypedDict):
    game: str
    version: int
    file: Union[OriginFile, None]


class GameBase(TypedDict):
    id: str
    status: Literal["open", "running", "over", "cancelled"]
    visibility: Literal["public", "private"]
    host: Union[str, None]
    contentPack: str
    options: Any
    decisionSeconds: Union[int, None]
    absence: Literal["wait", "default", "bot"]
    absenceLevel: Literal["novice", "steady", "sharp", "expert", "master"]
    hints: bool
    rated: bool
    undo: bool
    bank: Union[Bank, None]
    holidays: bool
    saved: Union[SavedGame, None]
    rematchOf: Union[str, None]
    createdAt: int
    startedAt: Union[int, None]
    endedAt: Union[int, None]
    ended: Union[Ended, None]
    archivedAt: Union[int, None]
    origin: Union[ForkOrigin, None]


class GameCancelledEvent(TypedDict):
    type: Literal["game.cancelled"]
    reason: Literal["abandoned", "players-asked", "cheating", "abuse", "fault", "maintenance", "other"]


class GameChange(TypedDict):
    game: str
    version: int
    head: Union[str, None]
    paused: Union[Paused, None]
    ended: Union[Ended, None]


class GameEvent(TypedDict):
    version: int
    at: int
    event: Union[Event, None]
    words: NotRequired[Union[str, None]]


class GameForkedEvent(TypedDict):
    type: Literal["game.forked"]
    game: str
    version: int


class GamePackage(TypedDict):
    name: str
    version: str
    integrity: str
    rules: Union[str, None]
    board: Union[str, None]
    style: Union[str, None]
    picture: Union[str, None]


class GamePausedEvent(TypedDict):
    type: Literal["game.paused"]
    reason: Literal["incident", "maintenance", "dispute", "players-asked"]


class GameResultRowPart(TypedDict):
    label: str
    value: str


class GameResultRow(TypedDict):
    seat: int
    parts: list[GameResultRowPart]
    total: str


class GameResult(TypedDict):
    headline: str
    why: str
    clause: str
    rows: list[GameResultRow]


class GameResumedEvent(TypedDict):
    type: Literal["game.resumed"]


class GameUpdate(TypedDict):
    id: str
    news: list[Literal["created", "invited", "joined", "left", "started", "turn", "answered", "ended", "cancelled", "rated"]]
    game: Game


GoalscorerChoice = dict[str, Any]


GoalscorerCounter = Literal["home-1", "home-9", "home-10", "home-y1", "home-y2", "home-y3", "home-y4", "home-y5", "home-y6", "home-y7", "home-y8", "home-s", "away-1", "away-9", "away-10", "away-y1", "away-y2", "away-y3", "away-y4", "away-y5", "away-y6", "away-y7", "away-y8", "away-s"]


class GoalscorerEventGameStartedOptions(TypedDict):
    rows: Union[Literal[10], Literal[12], Literal[14]]
    turnLimit: Union[int, None]
    formation: str
    goalkeeperCapturable: bool
    offsideMayRevealSubstitute: bool
    revealReplacedCounter: bool
    decisionTimeLimitSeconds: Union[int, None]


GoalscorerEventGameStartedFormationSquares = TypedDict(
    "GoalscorerEventGameStartedFormationSquares",
    {"1": "GoalscorerPlace", "9": "GoalscorerPlace", "10": "GoalscorerPlace", "youth": "list[GoalscorerPlace]"},
)


class GoalscorerEventGameStartedFormation(TypedDict):
    id: str
    name: str
    squares: GoalscorerEventGameStartedFormationSquares


class GoalscorerEventGameStarted(TypedDict):
    type: Literal["game.started"]
    seats: Literal[2]
    options: GoalscorerEventGameStartedOptions
    formation: GoalscorerEventGameStartedFormation
    contentPack: str


class GoalscorerEventCountersDealtCounter(TypedDict):
    counter: GoalscorerCounter
    square: Union[str, None]
    status: Literal["youth", "first-team", "substitute", "captured", "removed", "replaced"]
    identity: GoalscorerIdentity


class GoalscorerEventCountersDealt(TypedDict):
    type: Literal["counters.dealt"]
    seat: SeatNumber
    counters: list[GoalscorerEventCountersDealtCounter]


class GoalscorerEventCountersDealt2Counter(TypedDict):
    counter: GoalscorerCounter
    square: Union[str, None]
    status: Literal["youth", "first-team", "substitute", "captured", "removed", "replaced"]
    identity: Union[GoalscorerIdentity, None]


class GoalscorerEventCountersDealt2(TypedDict):
    type: Literal["counters.dealt"]
    seat: SeatNumber
    counters: list[GoalscorerEventCountersDealt2Counter]


class GoalscorerEventTurnStarted(TypedDict):
    type: Literal["turn.started"]
    turn: int
    round: int
    seat: SeatNumber
    award: Union[Literal["penalty", "offside"], None]


class GoalscorerEventAwardLapsed(TypedDict):
    type: Literal["award.lapsed"]
    seat: SeatNumber
    award: Literal["penalty", "offside"]
    reason: Literal["no-target", "turn-limit"]


GoalscorerEventYouthMoved = TypedDict(
    "GoalscorerEventYouthMoved",
    {"type": "Literal[\"youth.moved\"]", "seat": "SeatNumber", "counter": "GoalscorerCounter", "from": "str", "to": "str"},
)


class GoalscorerEventGoalLineReached(TypedDict):
    type: Literal["goal-line.reached"]
    seat: SeatNumber
    counter: GoalscorerCounter
    square: str


class GoalscorerEventPenaltyAwarded(TypedDict):
    type: Literal["penalty.awarded"]
    seat: SeatNumber
    causedBy: GoalscorerCounter


class GoalscorerEventOffsideAwarded(TypedDict):
    type: Literal["offside.awarded"]
    seat: SeatNumber
    causedBy: GoalscorerCounter


class GoalscorerEventPenaltyTaken(TypedDict):
    type: Literal["penalty.taken"]
    seat: SeatNumber
    counter: GoalscorerCounter
    outcome: Literal["goal", "removed", "star-revealed", "no-effect"]


class GoalscorerEventOffsideTaken(TypedDict):
    type: Literal["offside.taken"]
    seat: SeatNumber
    counter: GoalscorerCounter


class GoalscorerEventIdentityRevealed(TypedDict):
    type: Literal["identity.revealed"]
    counter: GoalscorerCounter
    identity: GoalscorerIdentity
    cause: Literal["penalty", "offside", "debut", "capture", "star-arrived", "replaced"]


class GoalscorerEventCounterRemoved(TypedDict):
    type: Literal["counter.removed"]
    counter: GoalscorerCounter
    square: str


GoalscorerEventFirstTeamerMoved = TypedDict(
    "GoalscorerEventFirstTeamerMoved",
    {"type": "Literal[\"first-teamer.moved\"]", "seat": "SeatNumber", "counter": "GoalscorerCounter", "from": "str", "to": "str"},
)


class GoalscorerEventSubstituteBroughtOn(TypedDict):
    type: Literal["substitute.brought-on"]
    seat: SeatNumber
    on: GoalscorerCounter
    off: GoalscorerCounter
    square: str


GoalscorerEventDebutMade = TypedDict(
    "GoalscorerEventDebutMade",
    {"type": "Literal[\"debut.made\"]", "seat": "SeatNumber", "counter": "GoalscorerCounter", "identity": "GoalscorerIdentity", "from": "str", "to": "str"},
)


class GoalscorerEventCounterCaptured(TypedDict):
    type: Literal["counter.captured"]
    seat: SeatNumber
    by: GoalscorerCounter
    counter: GoalscorerCounter
    identity: GoalscorerIdentity
    square: str


class GoalscorerEventGoalsScored(TypedDict):
    type: Literal["goals.scored"]
    turn: int
    seat: int
    goals: Union[Literal[1], Literal[2]]
    reason: Literal["capture", "penalty", "star-captured", "star-arrived"]
    counter: GoalscorerCounter
    score: GoalscorerScore


class GoalscorerEventSeatStuck(TypedDict):
    type: Literal["seat.stuck"]
    seat: SeatNumber
    step: Literal["youth-move", "first-teamer-move"]


GoalscorerEventGameEndedIdentities = TypedDict(
    "GoalscorerEventGameEndedIdentities",
    {"home-1": "GoalscorerIdentity", "home-9": "GoalscorerIdentity", "home-10": "GoalscorerIdentity", "home-y1": "GoalscorerIdentity", "home-y2": "GoalscorerIdentity", "home-y3": "GoalscorerIdentity", "home-y4": "GoalscorerIdentity", "home-y5": "GoalscorerIdentity", "home-y6": "GoalscorerIdentity", "home-y7": "GoalscorerIdentity", "home-y8": "GoalscorerIdentity", "home-s": "GoalscorerIdentity", "away-1": "GoalscorerIdentity", "away-9": "GoalscorerIdentity", "away-10": "GoalscorerIdentity", "away-y1": "GoalscorerIdentity", "away-y2": "GoalscorerIdentity", "away-y3": "GoalscorerIdentity", "away-y4": "GoalscorerIdentity", "away-y5": "GoalscorerIdentity", "away-y6": "GoalscorerIdentity", "away-y7": "GoalscorerIdentity", "away-y8": "GoalscorerIdentity", "away-s": "GoalscorerIdentity"},
)


class GoalscorerEventGameEnded(TypedDict):
    type: Literal["game.ended"]
    result: GoalscorerResult
    identities: GoalscorerEventGameEndedIdentities


GoalscorerEvent = Union["GoalscorerEventGameStarted", "GoalscorerEventCountersDealt", "GoalscorerEventCountersDealt2", "GoalscorerEventTurnStarted", "GoalscorerEventAwardLapsed", "GoalscorerEventYouthMoved", "GoalscorerEventGoalLineReached", "GoalscorerEventPenaltyAwarded", "GoalscorerEventOffsideAwarded", "GoalscorerEventPenaltyTaken", "GoalscorerEventOffsideTaken", "GoalscorerEventIdentityRevealed", "GoalscorerEventCounterRemoved", "GoalscorerEventFirstTeamerMoved", "GoalscorerEventSubstituteBroughtOn", "GoalscorerEventDebutMade", "GoalscorerEventCounterCaptured", "GoalscorerEventGoalsScored", "GoalscorerEventSeatStuck", "GoalscorerEventGameEnded", "SeatHandedOverEvent", "GameCancelledEvent", "GamePausedEvent", "GameResumedEvent", "ClockExtendedEvent", "ClockExtendedMaskedEvent", "GameForkedEvent", "MoveUndoneEvent"]


class GoalscorerGoal(TypedDict):
    turn: int
    seat: int
    goals: Union[Literal[1], Literal[2]]
    reason: Literal["capture", "penalty", "star-captured", "star-arrived"]
    counter: GoalscorerCounter


GoalscorerIdentity = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "star"]


class GoalscorerMoveMoveYouth(TypedDict):
    type: Literal["move-youth"]
    counter: GoalscorerCounter
    to: str


class GoalscorerMoveTakePenalty(TypedDict):
    type: Literal["take-penalty"]
    counter: GoalscorerCounter


class GoalscorerMoveCallOffside(TypedDict):
    type: Literal["call-offside"]
    counter: GoalscorerCounter


class GoalscorerMoveMoveFirstTeamer(TypedDict):
    type: Literal["move-first-teamer"]
    counter: GoalscorerCounter
    to: str


class GoalscorerMoveMakeDebut(TypedDict):
    type: Literal["make-debut"]
    useSubstitute: bool
    to: str


GoalscorerMove = Union["GoalscorerMoveMoveYouth", "GoalscorerMoveTakePenalty", "GoalscorerMoveCallOffside", "GoalscorerMoveMoveFirstTeamer", "GoalscorerMoveMakeDebut"]


class GoalscorerOptions(TypedDict):
    rows: NotRequired[Union[Literal[10], Literal[12], Literal[14]]]
    turnLimit: NotRequired[Union[int, None]]
    formation: NotRequired[str]
    goalkeeperCapturable: NotRequired[bool]
    offsideMayRevealSubstitute: NotRequired[bool]
    revealReplacedCounter: NotRequired[bool]
    decisionTimeLimitSeconds: NotRequired[Union[int, None]]


GoalscorerPlace = list[int]


class GoalscorerResultStuck(TypedDict):
    seat: SeatNumber
    step: Literal["youth-move", "first-teamer-move"]


class GoalscorerResult(TypedDict):
    reason: Literal["star-captured", "star-arrived", "turn-limit", "stuck", "resigned"]
    winner: Union[int, None]
    score: GoalscorerScore
    stuck: Union[GoalscorerResultStuck, None]


GoalscorerScore = list[int]


class GoalscorerViewOptions(TypedDict):
    rows: Union[Literal[10], Literal[12], Literal[14]]
    turnLimit: Union[int, None]
    formation: str
    goalkeeperCapturable: bool
    offsideMayRevealSubstitute: bool
    revealReplacedCounter: bool
    decisionTimeLimitSeconds: Union[int, None]


class GoalscorerViewAward(TypedDict):
    kind: Literal["penalty", "offside"]
    seat: int
    causedBy: GoalscorerCounter


class GoalscorerViewCounter(TypedDict):
    id: GoalscorerCounter
    seat: int
    status: Literal["youth", "first-team", "substitute", "captured", "removed", "replaced"]
    square: Union[str, None]
    revealed: bool
    identity: Union[GoalscorerIdentity, None]


class GoalscorerView(TypedDict):
    viewer: Union[int, Literal["spectator", "admin"]]
    options: GoalscorerViewOptions
    turn: int
    round: int
    seat: int
    step: Literal["youth-move", "penalty", "offside", "first-teamer-move", "debut-move", "ended"]
    award: Union[GoalscorerViewAward, None]
    debut: Union[GoalscorerCounter, None]
    score: GoalscorerScore
    goals: list[GoalscorerGoal]
    result: Union[GoalscorerResult, None]
    counters: list[GoalscorerViewCounter]
    unknown: list[list[GoalscorerIdentity]]


HiddenStateNoticeVersions = TypedDict(
    "HiddenStateNoticeVersions",
    {"from": "int", "to": "int"},
)


class HiddenStateNotice(TypedDict):
    at: int
    until: int
    role: Literal["support", "operator", "owner"]
    reason: Union[str, None]
    versions: Union[HiddenStateNoticeVersions, None]


class Holiday(TypedDict):
    until: Union[int, None]
    daysLeft: int


class HolidayInput(TypedDict):
    until: Union[int, None]


class JoinInput(TypedDict):
    code: NotRequired[str]
    seat: NotRequired[int]
    choices: NotRequired[Choice]
    entropy: NotRequired[str]


class LabelledMove(TypedDict):
    move: Union[Move, None]
    label: str


class LeaderboardEntry(TypedDict):
    account: str
    name: str
    rating: float
    games: int
    mean: float
    deviation: float
    provisional: bool


class ListedSeat(TypedDict):
    seat: int
    kind: Literal["open", "account", "bot", "host"]
    account: Union[str, None]
    name: Union[str, None]
    joined: bool
    choices: Any
    level: Union[Literal["novice", "steady", "sharp", "expert", "master"], None]
    rating: Union[SeatRating, None]
    holidayUntil: Union[int, None]
    since: Union[int, None]


class Lobby(TypedDict):
    games: list[LobbyGame]


class MadeMove(TypedDict):
    version: int
    cursor: str
    head: str
    events: list[GameEvent]
    decisions: list[AskedDecision]
    outcome: Union[Outcome, None]
    text: NotRequired[str]
    whole: NotRequired[list[Decision]]
    facts: NotRequired[list[str]]
    beats: NotRequired[list[Beat]]
    beatsSince: NotRequired[int]
    next: NotRequired[WaitAnswer]


class Moments(TypedDict):
    items: list[Beat]
    version: int
    over: bool


Move = Union["GoalscorerMove", "RisingStarMove", "StarplayerMove", "SuperclubMove", "TitleChaseMove"]


MoveAnswer = Union["GoalscorerMoveAnswer", "RisingStarMoveAnswer", "StarplayerMoveAnswer", "SuperclubMoveAnswer", "TitleChaseMoveAnswer"]


class MoveInput(TypedDict):
    decisionId: str
    move: Move


class MoveUndoneEvent(TypedDict):
    type: Literal["move.undone"]
    seat: int
    to: int


class NewSignInLink(TypedDict):
    id: str
    device: Union[str, None]
    approved: bool
    expiresAt: int
    code: str


class NewToken(TypedDict):
    id: str
    kind: Literal["token", "session", "console"]
    label: str
    scopes: list[Literal["play", "read", "support", "operator", "owner"]]
    createdAt: int
    expiresAt: Union[int, None]
    secret: str


class NewWebhook(TypedDict):
    webhook: Webhook
    secret: str


class NewWebhookSecret(TypedDict):
    secret: str
    previousSecretUntil: int


Notice = TypedDict(
    "Notice",
    {"id": "str", "level": "Literal[\"info\", \"warning\", \"urgent\"]", "text": "str", "url": "Union[str, None]", "from": "int", "until": "Union[int, None]"},
)


NoticesQuiet = TypedDict(
    "NoticesQuiet",
    {"from": "int", "until": "int"},
)


class NoticesBrowser(TypedDict):
    id: str
    label: Union[str, None]
    madeAt: int
    lastOkAt: Union[int, None]


class Notices(TypedDict):
    types: list[Literal["turn", "invited", "rematch", "over"]]
    quiet: Union[NoticesQuiet, None]
    timezone: str
    browsers: list[NoticesBrowser]
    muted: list[str]


Observation = Union["GoalscorerObservation", "RisingStarObservation", "StarplayerObservation", "SuperclubObservation", "TitleChaseObservation"]


Options = Union["GoalscorerOptions", "RisingStarOptions", "StarplayerOptions", "SuperclubOptions", "TitleChaseOptions"]


class OriginFile(TypedDict):
    sha256: str
    signed: bool


class OtherDecision(TypedDict):
    seat: int
    kind: str
    deadline: Union[int, None]
    optional: bool
    suspended: bool


class Outcome(TypedDict):
    ranking: list[list[int]]
    scores: list[float]
    reason: str


class Pack(TypedDict):
    name: str
    hash: str
    title: str
    version: str
    warnings: list[str]


class Pairing(TypedDict):
    id: str
    ruleset: RulesetId
    seats: SeatRange
    rated: bool
    since: int
    botAt: Union[int, None]
    game: Union[str, None]


class Passkey(TypedDict):
    id: str
    label: str
    createdAt: int
    usedAt: Union[int, None]


class Paused(TypedDict):
    reason: Literal["incident", "maintenance", "dispute", "players-asked"]
    since: int


class PersonalExport(TypedDict):
    state: Literal["running", "done", "failed", "cancelled"]
    madeAt: int
    endedAt: Union[int, None]
    games: int
    totalGuess: int
    bytes: int
    keptUntil: Union[int, None]


ProblemError = TypedDict(
    "ProblemError",
    {"in": "NotRequired[Literal[\"body\", \"query\", \"header\"]]", "pointer": "str", "message": "str"},
)


class Problem(TypedDict):
    type: str
    title: str
    status: int
    code: Literal["account-banned", "account-left", "account-unknown", "account-unsaved", "address-refused", "already-bid", "already-entered", "already-paired", "already-seated", "already-targeted", "already-trained", "assets-remain", "audit-off", "bad-amount", "bad-boost", "bad-formation", "bad-game-setup", "bad-goalkeeper", "bad-penalty-order", "bad-substitute", "bad-trade-partner", "bid-too-low", "bids-are-binding", "body-too-large", "browser-unknown", "busy", "card-locked", "card-not-available", "card-not-held", "card-not-owned", "card-not-sellable", "card-not-tradable", "claims-automatic", "claims-bot-only", "club-set-incomplete", "code-wrong", "content-pack-mismatch", "continent-empty", "counter-not-on-pitch", "counter-refused", "creditor-not-seat", "database-unavailable", "debt-open", "debut-square-not-allowed", "decision-closed", "decline-not-allowed", "defender-no-diagonal", "delivery-unknown", "department-used", "duplicate-card", "duplicate-player", "duplicate-star", "empty-side", "export-forbidden", "export-not-at-rest", "file-gone", "game-cancelled", "game-from-newer-version", "game-full", "game-not-over", "game-not-paused", "game-not-started", "game-over", "game-paused", "game-rated", "game-set-aside", "game-started", "game-unknown", "game-unreadable", "goalkeeper-outside-area", "goalkeeper-protected", "grant-unknown", "guarantee-too-late", "guests-off", "handle-taken", "has-looked", "headers-too-large", "history-rewound", "holiday-too-long", "idempotency-mismatch", "identity-provider-unavailable", "import-invalid", "in-debt", "insufficient-funds", "internal-error", "invalid-choice", "invalid-content-pack", "invalid-counter", "invalid-cursor", "invalid-fixtures", "invalid-input", "invalid-league", "invalid-option", "invalid-parameters", "invalid-save", "invalid-seat-count", "invalid-version", "job-unfinished", "job-unknown", "last-owner", "link-unknown", "malformed-json", "malformed-request", "manager-limit", "max-level", "merge-conflict", "method-not-allowed", "mode-combination", "money-both-ways", "move-undone", "no-actions-left", "no-deadline", "no-draws-left", "no-fixture-left", "no-guaranteed-star", "no-magic-sponge", "no-match-right", "no-new-games", "no-potential", "no-saves", "no-such-claim", "no-tackle-card", "no-trainings-left", "not-a-first-teamer", "not-a-guest", "not-a-match-event", "not-a-youth-counter", "not-absent", "not-enough-cash", "not-entered", "not-found", "not-host", "not-one-square", "not-one-square-forward", "not-ratable", "not-ready", "not-seated", "not-this-player", "not-undoable", "not-your-card", "not-your-counter", "not-your-decision", "not-your-player", "not-your-seat", "nothing-to-cancel", "offer-limit", "offer-not-available", "opponent-not-eligible", "option-off", "others-are-seated", "out-of-time", "pack-unknown", "pack-withdrawn", "pairing-unknown", "partner-fixed", "passkey-invalid", "passkey-unknown", "passkeys-unavailable", "pawn-taken", "pick-not-allowed", "pick-required", "pick-unavailable", "player-not-for-you", "player-removed", "player-unavailable", "push-off", "rate-limited", "read-only", "request-timeout", "rival-injured", "rival-not-eligible", "ruleset-not-loaded", "ruleset-unknown", "sale-pending", "same-owner", "save-unsealed", "scope-missing", "season-closed", "season-sealed", "season-unknown", "seat-already-handed-over", "seat-left", "seat-not-eligible", "seat-out", "seat-resigned", "seat-unknown", "seats-differ", "self-target", "session-missing", "shutting-down", "sign-in-expired", "sign-in-invalid", "sign-in-off", "skip-not-allowed", "slot-not-filled", "squad-full", "squad-over-limit", "squad-too-small", "squad-within-limit", "square-occupied-by-own", "square-off-pitch", "stadium-limit", "staff-full", "staff-stack-empty", "star-already-owned", "star-not-owned", "star-not-suspended", "star-sold-out", "star-suspended", "substitute-not-available", "target-already-revealed", "target-in-debt", "target-not-on-pitch", "target-not-opponent", "target-not-youth", "team-taken", "timed-out", "token-audience", "token-invalid", "token-missing", "token-taken", "token-unknown", "too-few-seats", "too-many-browsers", "too-many-connections", "too-many-games", "too-many-offers", "too-many-packs", "too-many-passkeys", "too-many-renames", "too-many-streams", "too-many-thinking-games", "too-many-webhooks", "trade-needs-a-player", "trade-stale", "unknown-card", "unknown-id", "unknown-level", "unknown-seat", "unknown-team", "unknown-token", "unsupported-media-type", "webhook-is-off", "webhook-kept-off", "webhook-unknown", "webhooks-off", "wild-limit", "win-sequence", "window-closed", "wins-incomplete", "wrong-card-kind", "wrong-move-for-decision", "wrong-window", "yellow-limit", "youth-cannot-capture"]
    detail: str
    clause: NotRequired[str]
    facts: NotRequired[dict[str, Any]]
    errors: NotRequired[list[ProblemError]]
    decision: NotRequired[DecisionBrief]
    nearest: NotRequired[list[LabelledMove]]
    retryAfter: NotRequired[int]
    requestId: NotRequired[str]


class ProfileScore(TypedDict):
    won: int
    lost: int
    tied: int


class Profile(TypedDict):
    account: Account
    handle: str
    profile: Literal["public", "hidden"]
    ratings: list[AccountRating]
    score: ProfileScore
    games: list[Game]


Rating = Union[float, None]


class RatingChange(TypedDict):
    at: int
    game: Union[str, None]
    place: int
    rating: Rating
    games: int
    mean: float
    deviation: float
    provisional: bool


RisingStarChoice = dict[str, Any]


class RisingStarEventTokensLaidOut(TypedDict):
    type: Literal["tokens.laid-out"]
    tokens: list[str]


class RisingStarEventDeckShuffled(TypedDict):
    type: Literal["deck.shuffled"]
    deck: Literal["contract", "agent", "dayToDay", "press"]
    count: int
    order: list[str]


class RisingStarEventDeckShuffled2(TypedDict):
    type: Literal["deck.shuffled"]
    deck: Literal["contract", "agent", "dayToDay", "press"]
    count: int


class RisingStarEventTokenChosen(TypedDict):
    type: Literal["token.chosen"]
    seat: SeatNumber
    token: str
    auto: bool


class RisingStarEventContractDealt(TypedDict):
    type: Literal["contract.dealt"]
    seat: SeatNumber
    card: str


class RisingStarEventContractsBoxed(TypedDict):
    type: Literal["contracts.boxed"]
    cards: list[str]


class RisingStarEventOpeningRolledRoll(TypedDict):
    seat: SeatNumber
    value: int


class RisingStarEventOpeningRolled(TypedDict):
    type: Literal["opening.rolled"]
    round: int
    rolls: list[RisingStarEventOpeningRolledRoll]


class RisingStarEventOpeningDecided(TypedDict):
    type: Literal["opening.decided"]
    firstSeat: int


class RisingStarEventTurnStarted(TypedDict):
    type: Literal["turn.started"]
    turn: int
    seat: SeatNumber
    stage: Literal["physio", "roll"]


class RisingStarEventDieRolled(TypedDict):
    type: Literal["die.rolled"]
    seat: SeatNumber
    value: int
    purpose: Literal["move", "fitness"]


RisingStarEventTokenMoved = TypedDict(
    "RisingStarEventTokenMoved",
    {"type": "Literal[\"token.moved\"]", "seat": "SeatNumber", "from": "int", "to": "int", "steps": "int", "unusedSteps": "int", "cause": "Literal[\"roll\", \"card\"]", "mode": "Literal[\"advance\", \"direct\"]"},
)


class RisingStarEventSeasonCompleted(TypedDict):
    type: Literal["season.completed"]
    seat: SeatNumber
    season: int


class RisingStarEventCareerEnded(TypedDict):
    type: Literal["career.ended"]
    seat: SeatNumber
    turn: int


class RisingStarEventPlayerInjured(TypedDict):
    type: Literal["player.injured"]
    seat: SeatNumber


class RisingStarEventFitnessFailed(TypedDict):
    type: Literal["fitness.failed"]
    seat: SeatNumber
    failures: int


class RisingStarEventPlayerRecovered(TypedDict):
    type: Literal["player.recovered"]
    seat: SeatNumber
    cause: Literal["six", "sponge", "fee"]


class RisingStarEventSpongePlayed(TypedDict):
    type: Literal["sponge.played"]
    seat: SeatNumber
    card: str


class RisingStarEventCardDrawn(TypedDict):
    type: Literal["card.drawn"]
    seat: SeatNumber
    deck: Literal["contract", "agent", "dayToDay", "press"]
    category: Literal["agent", "sponsorship", "movement", "fame", "financial", "magic-sponge", "match-event"]
    card: str


class RisingStarEventCardDrawn2(TypedDict):
    type: Literal["card.drawn"]
    seat: SeatNumber
    deck: Literal["contract", "agent", "dayToDay", "press"]
    category: Literal["agent", "sponsorship", "movement", "fame", "financial", "magic-sponge", "match-event"]
    card: NotRequired[str]


class RisingStarEventCardKept(TypedDict):
    type: Literal["card.kept"]
    seat: SeatNumber
    category: Literal["agent", "sponsorship", "movement", "fame", "financial", "magic-sponge", "match-event"]
    slot: Union[Union[Literal["agent"], Literal["boot", "clothing", "product"]], Literal["magicSponges", "matchEvents"]]
    card: str
    handCount: Union[int, None]


class RisingStarEventCardKept2(TypedDict):
    type: Literal["card.kept"]
    seat: SeatNumber
    category: Literal["agent", "sponsorship", "movement", "fame", "financial", "magic-sponge", "match-event"]
    slot: Union[Union[Literal["agent"], Literal["boot", "clothing", "product"]], Literal["magicSponges", "matchEvents"]]
    card: NotRequired[str]
    handCount: Union[int, None]


class RisingStarEventSwapOffered(TypedDict):
    type: Literal["swap.offered"]
    seat: SeatNumber
    slot: Union[Literal["agent"], Literal["boot", "clothing", "product"]]
    held: str
    drawn: str


class RisingStarEventCardReturned(TypedDict):
    type: Literal["card.returned"]
    deck: Literal["contract", "agent", "dayToDay", "press"]
    card: str
    position: Literal["bottom"]


class RisingStarEventCardDeckEmpty(TypedDict):
    type: Literal["card.deck-empty"]
    seat: SeatNumber
    deck: Literal["contract", "agent", "dayToDay", "press"]


class RisingStarEventAgentSwapped(TypedDict):
    type: Literal["agent.swapped"]
    seat: SeatNumber
    kept: str
    returned: str


class RisingStarEventAgentSwapDeclined(TypedDict):
    type: Literal["agent.swap-declined"]
    seat: SeatNumber
    kept: str
    returned: str


class RisingStarEventSponsorshipSwapped(TypedDict):
    type: Literal["sponsorship.swapped"]
    seat: SeatNumber
    category: Literal["boot", "clothing", "product"]
    kept: str
    returned: str


class RisingStarEventSponsorshipSwapDeclined(TypedDict):
    type: Literal["sponsorship.swap-declined"]
    seat: SeatNumber
    category: Literal["boot", "clothing", "product"]
    kept: str
    returned: str


class RisingStarEventContractReleased(TypedDict):
    type: Literal["contract.released"]
    seat: SeatNumber
    card: str
    to: Literal["deck-bottom", "box"]
    cause: Literal["contract", "transfer", "free-agent"]


class RisingStarEventContractOffered(TypedDict):
    type: Literal["contract.offered"]
    seat: SeatNumber
    cause: Literal["contract", "transfer", "free-agent"]
    cards: list[str]


class RisingStarEventContractSigned(TypedDict):
    type: Literal["contract.signed"]
    seat: SeatNumber
    card: str
    cause: Literal["contract", "transfer", "free-agent"]


class RisingStarEventContractOffersDeclined(TypedDict):
    type: Literal["contract.offers-declined"]
    seat: SeatNumber
    cards: list[str]


class RisingStarEventContractReturned(TypedDict):
    type: Literal["contract.returned"]
    cards: list[str]


class RisingStarEventCashReceived(TypedDict):
    type: Literal["cash.received"]
    seat: SeatNumber
    amount: int
    reason: Literal["loyalty", "loyalty-setup", "matchday-fee", "reserves-fee", "buyout", "sponsor", "card"]


class RisingStarEventCashPaid(TypedDict):
    type: Literal["cash.paid"]
    seat: SeatNumber
    due: int
    amount: int
    reason: Literal["physio", "card", "resignation"]


class RisingStarEventFameChanged(TypedDict):
    type: Literal["fame.changed"]
    seat: SeatNumber
    delta: int
    reason: Literal["card", "cup-final"]


class RisingStarEventPointsAwarded(TypedDict):
    type: Literal["points.awarded"]
    seat: SeatNumber
    points: int
    reason: Literal["matchday", "reserves", "derby", "cup-final", "championship-final"]


class RisingStarEventIncomeSuppressed(TypedDict):
    type: Literal["income.suppressed"]
    seat: SeatNumber
    kind: Literal["points", "money"]
    amount: int
    reason: Literal["injured"]


class RisingStarEventDerbyRivalChosen(TypedDict):
    type: Literal["derby.rival-chosen"]
    seat: SeatNumber
    rival: int
    auto: bool


class RisingStarEventMatchStarted(TypedDict):
    type: Literal["match.started"]
    match: int
    kind: Literal["matchday", "reserves", "derby", "cup-final", "championship-final"]
    home: RisingStarSide
    away: Union[RisingStarSide, None]


class RisingStarEventMatchDiceRolled(TypedDict):
    type: Literal["match.dice-rolled"]
    match: int
    red: int
    blue: int
    score: RisingStarScore
    stage: Literal["dice", "home-card", "away-card", "extra-time", "home-card-et", "away-card-et", "penalties", "over"]


class RisingStarEventMatchCardPlayed(TypedDict):
    type: Literal["match.card-played"]
    match: int
    seat: SeatNumber
    side: Literal["home", "away"]
    card: str
    rerolled: list[int]
    score: RisingStarScore
    period: Literal["normal-time", "extra-time"]
    stage: Literal["dice", "home-card", "away-card", "extra-time", "home-card-et", "away-card-et", "penalties", "over"]


class RisingStarEventMatchCardDeclined(TypedDict):
    type: Literal["match.card-declined"]
    match: int
    seat: SeatNumber
    side: Literal["home", "away"]
    stage: Literal["dice", "home-card", "away-card", "extra-time", "home-card-et", "away-card-et", "penalties", "over"]


class RisingStarEventMatchExtraTimeRolled(TypedDict):
    type: Literal["match.extra-time-rolled"]
    match: int
    red: int
    blue: int
    score: RisingStarScore
    aggregate: RisingStarScore
    stage: Literal["dice", "home-card", "away-card", "extra-time", "home-card-et", "away-card-et", "penalties", "over"]


class RisingStarEventMatchPenaltyTaken(TypedDict):
    type: Literal["match.penalty-taken"]
    match: int
    round: int
    side: Literal["home", "away"]
    red: int
    blue: int
    scored: bool
    tally: RisingStarScore


class RisingStarEventMatchEnded(TypedDict):
    type: Literal["match.ended"]
    match: int
    winner: Literal["home", "away", "draw"]
    decidedBy: Literal["normal-time", "extra-time", "penalties", "walkover"]
    score: Union[RisingStarScore, None]
    extraTime: Union[RisingStarScore, None]
    penalties: Union[RisingStarPenalties, None]
    aggregate: Union[RisingStarScore, None]


class RisingStarEventSeatResigned(TypedDict):
    type: Literal["seat.resigned"]
    seat: SeatNumber
    order: int


class RisingStarEventSeatRemoved(TypedDict):
    type: Literal["seat.removed"]
    seat: SeatNumber
    contract: Union[str, None]
    contractTo: Union[Literal["box", "deck-bottom"], None]
    agentCards: list[str]
    sponges: list[str]
    hiddenCount: int
    hiddenCards: list[str]


class RisingStarEventSeatRemoved2(TypedDict):
    type: Literal["seat.removed"]
    seat: SeatNumber
    contract: Union[str, None]
    contractTo: Union[Literal["box", "deck-bottom"], None]
    agentCards: list[str]
    sponges: list[str]
    hiddenCount: int


class RisingStarEventScoresComputedTotal(TypedDict):
    seat: SeatNumber
    points: int
    fame: int
    cash: int
    moneyPoints: int
    total: int


class RisingStarEventScoresComputed(TypedDict):
    type: Literal["scores.computed"]
    totals: list[RisingStarEventScoresComputedTotal]


class RisingStarEventTiebreakStarted(TypedDict):
    type: Literal["tiebreak.started"]
    tied: list[int]


class RisingStarEventTiebreakRolledRoll(TypedDict):
    seat: SeatNumber
    value: int


class RisingStarEventTiebreakRolled(TypedDict):
    type: Literal["tiebreak.rolled"]
    round: int
    purpose: Literal["qualify", "home"]
    rolls: list[RisingStarEventTiebreakRolledRoll]


class RisingStarEventTiebreakQualified(TypedDict):
    type: Literal["tiebreak.qualified"]
    finalists: list[int]
    out: list[int]


class RisingStarEventResultsAnnounced(TypedDict):
    type: Literal["results.announced"]
    places: list[RisingStarPlace]
    champion: int


class RisingStarEventHandsRevealed(TypedDict):
    type: Literal["hands.revealed"]
    seat: SeatNumber
    matchEvents: list[str]


class RisingStarEventGameEnded(TypedDict):
    type: Literal["game.ended"]
    champion: int
    reason: Literal["careers-complete", "turn-cap", "last-seat"]


RisingStarEvent = Union["RisingStarEventTokensLaidOut", "RisingStarEventDeckShuffled", "RisingStarEventDeckShuffled2", "RisingStarEventTokenChosen", "RisingStarEventContractDealt", "RisingStarEventContractsBoxed", "RisingStarEventOpeningRolled", "RisingStarEventOpeningDecided", "RisingStarEventTurnStarted", "RisingStarEventDieRolled", "RisingStarEventTokenMoved", "RisingStarEventSeasonCompleted", "RisingStarEventCareerEnded", "RisingStarEventPlayerInjured", "RisingStarEventFitnessFailed", "RisingStarEventPlayerRecovered", "RisingStarEventSpongePlayed", "RisingStarEventCardDrawn", "RisingStarEventCardDrawn2", "RisingStarEventCardKept", "RisingStarEventCardKept2", "RisingStarEventSwapOffered", "RisingStarEventCardReturned", "RisingStarEventCardDeckEmpty", "RisingStarEventAgentSwapped", "RisingStarEventAgentSwapDeclined", "RisingStarEventSponsorshipSwapped", "RisingStarEventSponsorshipSwapDeclined", "RisingStarEventContractReleased", "RisingStarEventContractOffered", "RisingStarEventContractSigned", "RisingStarEventContractOffersDeclined", "RisingStarEventContractReturned", "RisingStarEventCashReceived", "RisingStarEventCashPaid", "RisingStarEventFameChanged", "RisingStarEventPointsAwarded", "RisingStarEventIncomeSuppressed", "RisingStarEventDerbyRivalChosen", "RisingStarEventMatchStarted", "RisingStarEventMatchDiceRolled", "RisingStarEventMatchCardPlayed", "RisingStarEventMatchCardDeclined", "RisingStarEventMatchExtraTimeRolled", "RisingStarEventMatchPenaltyTaken", "RisingStarEventMatchEnded", "RisingStarEventSeatResigned", "RisingStarEventSeatRemoved", "RisingStarEventSeatRemoved2", "RisingStarEventScoresComputed", "RisingStarEventTiebreakStarted", "RisingStarEventTiebreakRolled", "RisingStarEventTiebreakQualified", "RisingStarEventResultsAnnounced", "RisingStarEventHandsRevealed", "RisingStarEventGameEnded", "SeatHandedOverEvent", "GameCancelledEvent", "GamePausedEvent", "GameResumedEvent", "ClockExtendedEvent", "ClockExtendedMaskedEvent", "GameForkedEvent", "MoveUndoneEvent"]


class RisingStarMoveChooseToken(TypedDict):
    type: Literal["choose-token"]
    token: str


class RisingStarMoveRoll(TypedDict):
    type: Literal["roll"]


class RisingStarMoveRollForFitness(TypedDict):
    type: Literal["roll-for-fitness"]


class RisingStarMovePlayMagicSponge(TypedDict):
    type: Literal["play-magic-sponge"]


class RisingStarMoveAcceptOffer(TypedDict):
    type: Literal["accept-offer"]
    card: str


class RisingStarMoveDeclineOffers(TypedDict):
    type: Literal["decline-offers"]


class RisingStarMoveKeepCurrent(TypedDict):
    type: Literal["keep-current"]


class RisingStarMoveTakeNew(TypedDict):
    type: Literal["take-new"]


class RisingStarMoveChooseRival(TypedDict):
    type: Literal["choose-rival"]
    seat: int


class RisingStarMovePlayMatchEvent(TypedDict):
    type: Literal["play-match-event"]
    card: str


class RisingStarMoveDeclineMatchEvent(TypedDict):
    type: Literal["decline-match-event"]


RisingStarMove = Union["RisingStarMoveChooseToken", "RisingStarMoveRoll", "RisingStarMoveRollForFitness", "RisingStarMovePlayMagicSponge", "RisingStarMoveAcceptOffer", "RisingStarMoveDeclineOffers", "RisingStarMoveKeepCurrent", "RisingStarMoveTakeNew", "RisingStarMoveChooseRival", "RisingStarMovePlayMatchEvent", "RisingStarMoveDeclineMatchEvent"]


class RisingStarOptions(TypedDict):
    seasons: NotRequired[int]
    tokenSelection: NotRequired[Literal["choose", "assigned"]]
    physioFeeTiming: NotRequired[Literal["third-failed-roll", "fourth-turn"]]
    shortfall: NotRequired[Literal["write-off", "debt"]]
    cupCardWindow: NotRequired[Literal["normal-time", "until-used"]]
    reshuffle: NotRequired[bool]
    autoRoll: NotRequired[bool]
    turnCap: NotRequired[Union[int, None]]


class RisingStarPenalties(TypedDict):
    round: int
    home: int
    away: int


class RisingStarPlace(TypedDict):
    seat: SeatNumber
    points: int
    fame: int
    cash: int
    moneyPoints: int
    total: int
    place: int


class RisingStarScore(TypedDict):
    home: int
    away: int


class RisingStarSide2(TypedDict):
    seat: SeatNumber


class RisingStarSide3(TypedDict):
    absent: str


class RisingStarSide4(TypedDict):
    club: Literal["rising-star-fc"]


RisingStarSide = Union["RisingStarSide2", "RisingStarSide3", "RisingStarSide4"]


class RisingStarViewSeatSponsorships(TypedDict):
    boot: Union[str, None]
    clothing: Union[str, None]
    product: Union[str, None]


class RisingStarViewSeat(TypedDict):
    no: SeatNumber
    token: Union[str, None]
    position: int
    seasonsCompleted: int
    status: Literal["active", "injured", "retired", "resigned"]
    failedFitnessRolls: int
    points: int
    fame: int
    cash: int
    contract: Union[str, None]
    agent: Union[str, None]
    sponsorships: RisingStarViewSeatSponsorships
    magicSponges: list[str]
    matchEventCount: int
    matchEvents: Union[list[str], None]
    resigning: bool
    resignOrder: Union[int, None]


class RisingStarViewTurn(TypedDict):
    number: int
    seat: int
    stage: Literal["physio", "roll", "tile"]
    chain: int


class RisingStarViewDie(TypedDict):
    seat: SeatNumber
    value: int
    purpose: Literal["move", "fitness"]


class RisingStarViewDeckCounts(TypedDict):
    contract: int
    agent: int
    dayToDay: int
    press: int


class RisingStarViewDecks(TypedDict):
    contract: list[str]
    agent: list[str]
    dayToDay: list[str]
    press: list[str]


class RisingStarViewUntilShuffle(TypedDict):
    contract: int
    agent: int
    dayToDay: int
    press: int


class RisingStarViewNegotiation(TypedDict):
    seat: SeatNumber
    cause: Literal["contract", "transfer", "free-agent"]
    offers: list[str]


class RisingStarViewSwap(TypedDict):
    seat: SeatNumber
    slot: Union[Literal["agent"], Literal["boot", "clothing", "product"]]
    held: str
    drawn: str


class RisingStarViewMatchUsed(TypedDict):
    home: bool
    away: bool


class RisingStarViewMatch(TypedDict):
    id: int
    kind: Literal["matchday", "reserves", "derby", "cup-final", "championship-final"]
    home: RisingStarSide
    away: Union[RisingStarSide, None]
    score: Union[RisingStarScore, None]
    stage: Literal["dice", "home-card", "away-card", "extra-time", "home-card-et", "away-card-et", "penalties", "over"]
    used: RisingStarViewMatchUsed
    extraTime: Union[RisingStarScore, None]
    penalties: Union[RisingStarPenalties, None]


class RisingStarViewPreview(TypedDict):
    card: str
    score: Union[RisingStarScore, None]


class RisingStarViewTiebreak(TypedDict):
    tied: list[int]
    finalists: Union[list[int], None]
    out: list[int]
    champion: Union[int, None]


class RisingStarViewResult(TypedDict):
    places: list[RisingStarPlace]
    champion: int


class RisingStarView(TypedDict):
    phase: Literal["choosing-tokens", "playing", "tiebreak", "ended"]
    seats: list[RisingStarViewSeat]
    firstSeat: Union[int, None]
    turn: Union[RisingStarViewTurn, None]
    die: Union[RisingStarViewDie, None]
    deckCounts: RisingStarViewDeckCounts
    decks: Union[RisingStarViewDecks, None]
    untilShuffle: Union[RisingStarViewUntilShuffle, None]
    box: list[str]
    negotiation: Union[RisingStarViewNegotiation, None]
    swap: Union[RisingStarViewSwap, None]
    matches: int
    match: Union[RisingStarViewMatch, None]
    previews: Union[list[RisingStarViewPreview], None]
    tiebreak: Union[RisingStarViewTiebreak, None]
    result: Union[RisingStarViewResult, None]
    reason: Union[Literal["careers-complete", "turn-cap", "last-seat"], None]


class RulesetPresetMinute(TypedDict):
    seats: int
    minutes: int


class RulesetPreset(TypedDict):
    id: str
    name: str
    says: str
    options: dict[str, Any]
    minutes: list[RulesetPresetMinute]


class RulesetEvent(TypedDict):
    type: str
    seenBy: Literal["everyone", "some", "nobody"]
    masked: Union[dict[str, Any], None]
    schema: dict[str, Any]


class RulesetGlossary(TypedDict):
    term: str
    says: str
    clause: str


class RulesetRefusal(TypedDict):
    code: str
    clause: Union[str, None]
    rule: str


class Ruleset(TypedDict):
    id: RulesetId
    version: int
    title: str
    line: str
    lasts: str
    seats: SeatRange
    packs: list[Pack]
    levels: list[BotLevelDetails]
    package: Union[GamePackage, None]
    information: Literal["open", "hidden"]
    decisionKinds: list[str]
    saves: list[str]
    options: dict[str, Any]
    presets: list[RulesetPreset]
    choice: dict[str, Any]
    moves: dict[str, dict[str, Any]]
    events: list[RulesetEvent]
    view: dict[str, Any]
    glossary: list[RulesetGlossary]
    refusals: list[RulesetRefusal]


RulesetId = str


class RulesetSummary(TypedDict):
    id: RulesetId
    version: int
    title: str
    line: str
    lasts: str
    seats: SeatRange
    packs: list[Pack]
    levels: list[BotLevelDetails]
    package: Union[GamePackage, None]


class SavedGameSeat(TypedDict):
    name: str
    plays: Union[str, None]
    left: bool


class SavedGame(TypedDict):
    unverified: bool
    seats: list[SavedGameSeat]


class Season(TypedDict):
    id: str
    name: str
    ruleset: RulesetId
    contentPack: str
    options: Any
    seats: int
    rival: Literal["steady"]
    deals: int
    decisionSeconds: int
    startsAt: int
    endsAt: int
    state: Literal["announced", "running", "revealed", "void"]
    commitment: str
    seed: Union[str, None]


class SeasonEntry(TypedDict):
    account: str
    name: Union[str, None]
    state: Literal["in", "withdrawn"]
    declared: Union[DeclaredEntry, None]


class SeasonFixture(TypedDict):
    season: str
    deal: int
    seat: int
    game: str
    deals: int


class SeasonGame(TypedDict):
    id: str
    deal: int
    seat: int
    account: str
    name: Union[str, None]
    win: Union[float, None]
    margin: Union[float, None]


class SeasonStanding(TypedDict):
    rank: Union[int, None]
    account: str
    name: Union[str, None]
    state: Literal["in", "withdrawn"]
    declared: Union[DeclaredEntry, None]
    games: int
    share: float
    shareReach: Union[float, None]
    difference: float
    differenceReach: Union[float, None]
    margin: float
    moves: int
    illegal: int
    late: int
    seconds: float
    charactersOut: int
    charactersIn: int


class SeasonStandings(TypedDict):
    season: Season
    entries: list[SeasonEntry]
    standings: Union[list[SeasonStanding], None]


class Seat(TypedDict):
    seat: int
    kind: Literal["open", "account", "bot", "host"]
    account: Union[str, None]
    name: Union[str, None]
    joined: bool
    choices: Any
    level: Union[Literal["novice", "steady", "sharp", "expert", "master"], None]
    rating: Union[SeatRating, None]
    controller: Union[Literal["player", "bot"], None]
    resigned: bool
    holidayUntil: Union[int, None]
    since: Union[int, None]


class SeatHandedOverEvent(TypedDict):
    type: Literal["seat.handed-over"]
    seat: int
    to: Literal["player", "bot"]


class SeatInputMe(TypedDict):
    kind: Literal["me"]
    choices: NotRequired[Choice]
    entropy: NotRequired[str]


class SeatInputOpen(TypedDict):
    kind: Literal["open"]


class SeatInputBot(TypedDict):
    kind: Literal["bot"]
    level: NotRequired[Literal["novice", "steady", "sharp", "expert", "master"]]
    choices: NotRequired[Choice]


class SeatInputAccount(TypedDict):
    kind: Literal["account"]
    account: str


SeatInput = Union["SeatInputMe", "SeatInputOpen", "SeatInputBot", "SeatInputAccount"]


SeatNumber = int


class SeatRange(TypedDict):
    min: int
    max: int


class SeatRating(TypedDict):
    rating: Rating
    games: int
    mean: float
    deviation: float
    provisional: bool


class ServiceStatus(TypedDict):
    mode: Literal["normal", "drain", "read-only"]
    clocks: Literal["run", "stand"]
    notice: Union[str, None]
    until: Union[int, None]
    notices: list[Notice]


class Show2(TypedDict):
    kind: Literal["note", "end"]


class ShowTurn(TypedDict):
    kind: Literal["turn"]
    seat: int


class ShowDice(TypedDict):
    kind: Literal["dice"]
    seat: int
    values: list[float]
    faces: Union[Literal[6], Literal[12], list[str]]
    needed: NotRequired[float]
    plus: NotRequired[float]
    total: NotRequired[float]


ShowMove = TypedDict(
    "ShowMove",
    {"kind": "Literal[\"move\"]", "seat": "int", "thing": "str", "from": "str", "to": "str", "path": "list[str]"},
)


class ShowFlip(TypedDict):
    kind: Literal["flip"]
    thing: str
    at: Union[str, None]
    face: str
    tone: Literal["capture", "reveal"]


class ShowCard(TypedDict):
    kind: Literal["card"]
    seat: int
    deck: str
    card: Union[str, None]
    title: str
    text: str
    hidden: bool


class ShowMoney(TypedDict):
    kind: Literal["money"]
    seat: int
    to: NotRequired[int]
    amounts: list[BeatAmount]
    reason: str


class ShowMatchPartHome(TypedDict):
    dice: list[Union[float, str]]
    plus: float
    total: float


class ShowMatchPartAway(TypedDict):
    dice: list[Union[float, str]]
    plus: float
    total: float


class ShowMatchPart(TypedDict):
    label: str
    home: Union[ShowMatchPartHome, None]
    away: Union[ShowMatchPartAway, None]


class ShowMatch(TypedDict):
    kind: Literal["match"]
    id: str
    stage: Literal["kick-off", "dice", "third", "extra-time", "shoot-out", "result"]
    title: str
    home: Union[int, str]
    away: Union[int, str]
    score: Union[list[float], None]
    parts: NotRequired[list[ShowMatchPart]]


class ShowKick(TypedDict):
    kind: Literal["kick"]
    id: str
    home: Union[int, str]
    away: Union[Union[int, str], None]
    side: Literal["home", "away"]
    scored: bool
    tally: Union[list[float], None]


class ShowScore(TypedDict):
    kind: Literal["score"]
    seat: int
    score: list[float]
    goals: float


class Show3(TypedDict):
    kind: Literal["award", "title"]
    side: Union[int, str]
    title: str
    tone: Literal["good", "bad"]


class ShowLot(TypedDict):
    kind: Literal["lot"]
    thing: str
    name: str
    seat: Union[int, None]
    price: BeatAmount
    passed: list[int]
    sold: bool


class ShowTableRow(TypedDict):
    sides: list[Union[int, str]]
    value: str


class ShowTable(TypedDict):
    kind: Literal["table"]
    title: str
    rows: list[ShowTableRow]


class ShowDraw(TypedDict):
    kind: Literal["draw"]
    title: str
    ties: list[list[Union[int, str]]]


Show = Union["Show2", "ShowTurn", "ShowDice", "ShowMove", "ShowFlip", "ShowCard", "ShowMoney", "ShowMatch", "ShowKick", "ShowScore", "Show3", "ShowLot", "ShowTable", "ShowDraw"]


class SignInFacts(TypedDict):
    client: str
    clientName: str
    host: str
    redirectHost: str
    isLocal: bool
    scopes: list[Literal["read", "play"]]
    refusal: str


class SignInLink(TypedDict):
    id: str
    device: Union[str, None]
    approved: bool
    expiresAt: int


class SignUpInput(TypedDict):
    name: AccountName
    kind: NotRequired[Literal["human", "agent"]]


class SignedUp(TypedDict):
    account: Account
    token: str


class StarplayerBundle(TypedDict):
    cards: list[str]
    money: int


class StarplayerBundleInput(TypedDict):
    cards: list[str]
    money: int


class StarplayerChoice(TypedDict):
    pawn: NotRequired[Union[Literal["red", "blue", "yellow", "white"], None]]


class StarplayerClaim(TypedDict):
    id: int
    kind: Literal["royalty", "gate", "all-6", "wild"]
    creditor: int
    debtor: Union[int, Literal["official"]]
    amount: int
    space: Union[int, None]
    status: Literal["open", "made", "lapsed"]


class StarplayerDebt(TypedDict):
    id: int
    debtor: int
    creditor: Union[int, Literal["official"]]
    rest: int
    reason: Literal["double", "royalty", "gate", "price", "bogus-fee", "all-6", "penalty", "card", "sell-back", "trade", "sale", "forfeit", "audit-refund", "insolvency"]
    ref: Union[Union[str, int], None]
    offersMade: int
    pending: Union[StarplayerSale, None]


StarplayerDice = list[int]


class StarplayerEffectPay(TypedDict):
    kind: Literal["pay"]
    to: Literal["official", "each-opponent"]
    amount: int


StarplayerEffectReceive = TypedDict(
    "StarplayerEffectReceive",
    {"kind": "Literal[\"receive\"]", "from": "Literal[\"official\", \"each-opponent\"]", "amount": "int"},
)


class StarplayerEffectPayPer(TypedDict):
    kind: Literal["pay-per"]
    per: Literal["footballer", "starplayer", "wild"]
    amount: int


class StarplayerEffectReceivePer(TypedDict):
    kind: Literal["receive-per"]
    per: Literal["footballer", "starplayer", "wild"]
    amount: int


class StarplayerEffectCaution(TypedDict):
    kind: Literal["caution"]
    colour: Literal["yellow", "red"]
    target: Literal["club", "footballer"]


class StarplayerEffectGain(TypedDict):
    kind: Literal["gain"]
    item: Literal["wild", "win"]


class StarplayerEffectRetain(TypedDict):
    kind: Literal["retain"]
    role: Literal["cup-match", "transfer-window", "tackle"]


class StarplayerEffectMoveTo(TypedDict):
    space: int


class StarplayerEffectMoveTo2(TypedDict):
    nearest: Literal["kick-off", "footballer", "manager", "stadium", "chairman", "referee", "starplayer-bonus", "wild-substitute", "cup-match", "penalty-spot"]


class StarplayerEffectMove(TypedDict):
    kind: Literal["move"]
    to: Union[StarplayerEffectMoveTo, StarplayerEffectMoveTo2]


class StarplayerEffectRollAgain(TypedDict):
    kind: Literal["roll-again"]


class StarplayerEffectCupMatch(TypedDict):
    kind: Literal["cup-match"]


class StarplayerEffectPenalty(TypedDict):
    kind: Literal["penalty"]
    onGoal: StarplayerEffects
    onMiss: StarplayerEffects


class StarplayerEffectTransferWindow(TypedDict):
    kind: Literal["transfer-window"]


StarplayerEffectIf = TypedDict(
    "StarplayerEffectIf",
    {"kind": "Literal[\"if\"]", "test": "Literal[\"owns-stadium\", \"owns-manager\", \"owns-footballer\"]", "then": "StarplayerEffects", "else": "StarplayerEffects"},
)


StarplayerEffects = list[Union["StarplayerEffectPay", "StarplayerEffectReceive", "StarplayerEffectPayPer", "StarplayerEffectReceivePer", "StarplayerEffectCaution", "StarplayerEffectGain", "StarplayerEffectRetain", "StarplayerEffectMove", "StarplayerEffectRollAgain", "StarplayerEffectCupMatch", "StarplayerEffectPenalty", "StarplayerEffectTransferWindow", "StarplayerEffectIf"]]


class StarplayerEventGameConfiguredOptions(TypedDict):
    mode: Literal["standard", "short", "five-a-side"]
    squadRule: Literal["colour", "system"]
    formations: list[Literal["4-4-2", "4-5-1", "4-3-3"]]
    claims: Literal["automatic", "manual"]
    claimSeconds: Union[int, None]
    tackle: Literal["race", "sealed"]
    tackleSeconds: Union[int, None]
    windowPartners: Literal["one", "any"]
    maxOffers: int
    negotiationSeconds: Union[int, None]
    maxEmergencyOffers: int
    debtSeconds: Union[int, None]
    squadLimit: Literal["enforced", "audited"]
    winCardSales: Literal["highest", "any"]
    cupMatchSpace: Literal["may", "must"]
    bogusEndsTurn: bool
    royaltyDoubling: Literal["squad", "all"]
    insolvency: Literal["write-off", "eliminate"]
    shortCupMatchCards: Union[Literal[0], Literal[2]]
    maxTurns: Union[int, None]
    capResult: Literal["ranking", "draw"]


class StarplayerEventGameConfigured(TypedDict):
    type: Literal["game.configured"]
    options: StarplayerEventGameConfiguredOptions
    packId: str
    pawns: list[Literal["red", "blue", "yellow", "white"]]


class StarplayerEventDeckShuffled(TypedDict):
    type: Literal["deck.shuffled"]
    deck: Union[Literal["red", "blue", "yellow", "white"], Literal["referee", "chairman", "bonus"]]
    order: list[str]


class StarplayerEventDeckShuffled2(TypedDict):
    type: Literal["deck.shuffled"]
    deck: Union[Literal["red", "blue", "yellow", "white"], Literal["referee", "chairman", "bonus"]]
    size: int


class StarplayerEventSetupDealt(TypedDict):
    type: Literal["setup.dealt"]
    seat: SeatNumber
    cards: list[str]
    cash: int
    got: int


class StarplayerEventStarterRolled(TypedDict):
    type: Literal["starter.rolled"]
    seat: SeatNumber
    dice: StarplayerDice
    round: int


class StarplayerEventStarterChosen(TypedDict):
    type: Literal["starter.chosen"]
    seat: SeatNumber


class StarplayerEventTurnStarted(TypedDict):
    type: Literal["turn.started"]
    seat: SeatNumber
    no: int


class StarplayerEventTurnSkipped(TypedDict):
    type: Literal["turn.skipped"]
    seat: SeatNumber
    no: int
    missTurns: int


class StarplayerEventTurnEnded(TypedDict):
    type: Literal["turn.ended"]
    seat: SeatNumber
    reason: Literal["done", "bogus", "final-lost", "out"]


class StarplayerEventTurnChanged(TypedDict):
    type: Literal["turn.changed"]
    phase: Literal["roll", "moving", "turn-end", "passing"]
    space: Union[int, None]
    owedRolls: int
    freeMatchUsed: bool
    ending: Union[Literal["done", "bogus", "final-lost", "out"], None]


class StarplayerEventFrameOpened(TypedDict):
    type: Literal["frame.opened"]
    frame: StarplayerFrame


class StarplayerEventFrameChanged(TypedDict):
    type: Literal["frame.changed"]
    frame: StarplayerFrame


class StarplayerEventFrameClosed(TypedDict):
    type: Literal["frame.closed"]
    kind: Literal["landing", "purchase", "tackle", "acquire", "effects", "pick-opponent", "window", "passing"]


class StarplayerEventDiceRolled(TypedDict):
    type: Literal["dice.rolled"]
    seat: SeatNumber
    dice: StarplayerDice
    purpose: Literal["move", "match", "tackle"]


StarplayerEventPawnMoved = TypedDict(
    "StarplayerEventPawnMoved",
    {"type": "Literal[\"pawn.moved\"]", "seat": "SeatNumber", "from": "int", "to": "int", "reason": "Literal[\"roll\", \"card\", \"tackle\"]", "passed": "list[int]"},
)


class StarplayerEventPenaltyRolled(TypedDict):
    type: Literal["penalty.rolled"]
    seat: SeatNumber
    goal: bool
    purpose: Literal["spot", "card", "shoot-out", "final"]
    kick: int


StarplayerEventCashPaid = TypedDict(
    "StarplayerEventCashPaid",
    {"type": "Literal[\"cash.paid\"]", "from": "Union[int, Literal[\"official\"]]", "to": "Union[int, Literal[\"official\"]]", "amount": "int", "reason": "Literal[\"double\", \"royalty\", \"gate\", \"price\", \"bogus-fee\", \"all-6\", \"penalty\", \"card\", \"sell-back\", \"trade\", \"sale\", \"forfeit\", \"audit-refund\", \"insolvency\"]", "ref": "Union[Union[str, int], None]"},
)


StarplayerEventCardMoved = TypedDict(
    "StarplayerEventCardMoved",
    {"type": "Literal[\"card.moved\"]", "card": "str", "from": "str", "to": "str", "slot": "Union[Literal[\"footballers\", \"manager\", \"stadium\", \"wilds\", \"wins\", \"tackles\", \"matchCards\", \"windowCards\", \"yellows\", \"trophy\"], None]", "got": "Union[int, None]", "reason": "str"},
)


class StarplayerEventPurchaseDeclined(TypedDict):
    type: Literal["purchase.declined"]
    seat: SeatNumber
    space: int


class StarplayerEventFootballerDrawn(TypedDict):
    type: Literal["footballer.drawn"]
    seat: SeatNumber
    squad: Literal["red", "blue", "yellow", "white"]
    card: str
    price: Union[int, None]


class StarplayerEventPurchaseVoided(TypedDict):
    type: Literal["purchase.voided"]
    seat: SeatNumber
    card: str
    reason: Literal["cannot-pay", "seat-left"]


class StarplayerEventTackleAnswered(TypedDict):
    type: Literal["tackle.answered"]
    seat: SeatNumber
    call: bool
    pick: Union[str, None]
    sealed: bool


class StarplayerEventTackleAnswered2(TypedDict):
    type: Literal["tackle.answered"]
    seat: SeatNumber
    call: bool
    pick: Union[str, None]
    sealed: bool


class StarplayerEventTackleAnswered3(TypedDict):
    type: Literal["tackle.answered"]
    seat: SeatNumber
    sealed: Literal[True]


class StarplayerEventTackleResolvedRoll(TypedDict):
    seat: SeatNumber
    dice: StarplayerDice
    round: int


class StarplayerEventTackleResolved(TypedDict):
    type: Literal["tackle.resolved"]
    callers: list[int]
    rolls: list[StarplayerEventTackleResolvedRoll]
    winner: Union[int, None]


class StarplayerEventChanceCardDrawn(TypedDict):
    type: Literal["chance-card.drawn"]
    seat: SeatNumber
    deck: Literal["referee", "chairman", "bonus"]
    card: str
    effects: StarplayerEffects


class StarplayerEventCautionShown(TypedDict):
    type: Literal["caution.shown"]
    seat: SeatNumber
    colour: Literal["yellow", "second-yellow", "red"]
    missTurns: int


class StarplayerEventCardSoldBack(TypedDict):
    type: Literal["card.sold-back"]
    seat: SeatNumber
    card: str
    price: int


class StarplayerEventSquadAudited(TypedDict):
    type: Literal["squad.audited"]
    by: int
    target: int
    cards: list[str]
    refunds: list[int]
    randomAmong: list[str]


class StarplayerEventClubSetChanged(TypedDict):
    type: Literal["club-set.changed"]
    seat: SeatNumber
    complete: bool


class StarplayerEventClaimsRecordedRank(TypedDict):
    seat: SeatNumber
    squad: Literal["red", "blue", "yellow", "white"]
    rank: int


class StarplayerEventClaimsRecorded(TypedDict):
    type: Literal["claims.recorded"]
    claims: list[StarplayerClaim]
    ranks: list[StarplayerEventClaimsRecordedRank]


class StarplayerEventClaimMade(TypedDict):
    type: Literal["claim.made"]
    claim: StarplayerClaim


class StarplayerEventClaimMade2Claim(TypedDict):
    kind: Literal["royalty", "gate", "all-6", "wild"]
    creditor: int
    debtor: Union[int, Literal["official"]]
    amount: int
    space: Union[int, None]
    status: Literal["open", "made", "lapsed"]


class StarplayerEventClaimMade2(TypedDict):
    type: Literal["claim.made"]
    claim: StarplayerEventClaimMade2Claim


class StarplayerEventClaimsLapsed(TypedDict):
    type: Literal["claims.lapsed"]
    claimIds: list[int]


class StarplayerEventAll6Completed(TypedDict):
    type: Literal["all6.completed"]
    seat: SeatNumber
    squad: Literal["red", "blue", "yellow", "white"]
    rank: int
    amount: int


class StarplayerEventMatchStarted(TypedDict):
    type: Literal["match.started"]
    starter: int
    opponent: int
    via: Literal["card", "free", "space", "effect"]


class StarplayerEventMatchDecided(TypedDict):
    type: Literal["match.decided"]
    goals: list[int]
    shootOut: Union[list[int], None]
    winner: int


class StarplayerEventFinalChallenged(TypedDict):
    type: Literal["final.challenged"]
    seat: SeatNumber
    opponent: int
    trophyColour: Literal["red", "blue", "yellow", "white"]


class StarplayerEventFinalDecided(TypedDict):
    type: Literal["final.decided"]
    kicks: list[int]
    winner: int


class StarplayerEventWindowOpened(TypedDict):
    type: Literal["window.opened"]
    opener: int


class StarplayerEventNegotiationStarted(TypedDict):
    type: Literal["negotiation.started"]
    seat: SeatNumber


class StarplayerEventNegotiationEnded(TypedDict):
    type: Literal["negotiation.ended"]
    seat: SeatNumber
    outcome: Literal["deal", "passed", "expired", "limit"]


class StarplayerEventWindowClosed(TypedDict):
    type: Literal["window.closed"]


class StarplayerEventOfferMade(TypedDict):
    type: Literal["offer.made"]
    offer: StarplayerOffer
    counter: bool


class StarplayerEventOfferRejected(TypedDict):
    type: Literal["offer.rejected"]
    offerId: int
    by: int
    to: int
    stale: bool


class StarplayerEventOfferWithdrawn(TypedDict):
    type: Literal["offer.withdrawn"]
    offerId: int
    by: int
    to: int


class StarplayerEventTradeConcluded(TypedDict):
    type: Literal["trade.concluded"]
    offerId: int
    by: int
    to: int
    give: StarplayerBundle
    take: StarplayerBundle


class StarplayerEventDebtOpened(TypedDict):
    type: Literal["debt.opened"]
    debt: StarplayerDebt


class StarplayerEventDebtReduced(TypedDict):
    type: Literal["debt.reduced"]
    debtId: int
    debtor: int
    creditor: Union[int, Literal["official"]]
    amount: int
    rest: int
    via: Literal["in-kind"]


class StarplayerEventDebtSettled(TypedDict):
    type: Literal["debt.settled"]
    debtId: int
    debtor: int
    creditor: Union[int, Literal["official"]]


class StarplayerEventDebtWrittenOff(TypedDict):
    type: Literal["debt.written-off"]
    debtId: int
    debtor: int
    creditor: Union[int, Literal["official"]]
    paid: int
    cancelled: int


class StarplayerEventDebtCancelled(TypedDict):
    type: Literal["debt.cancelled"]
    debtId: int
    debtor: int
    creditor: Union[int, Literal["official"]]
    reason: Literal["seat-left", "purchase-void"]


class StarplayerEventSaleOffered(TypedDict):
    type: Literal["sale.offered"]
    debtId: int
    debtor: int
    sale: StarplayerSale
    offersMade: int


class StarplayerEventSaleRejected(TypedDict):
    type: Literal["sale.rejected"]
    debtId: int
    debtor: int
    to: int
    stale: bool


class StarplayerEventSaleWithdrawn(TypedDict):
    type: Literal["sale.withdrawn"]
    debtId: int
    debtor: int
    to: int


class StarplayerEventSaleConcluded(TypedDict):
    type: Literal["sale.concluded"]
    debtId: int
    debtor: int
    sale: StarplayerSale


class StarplayerEventSeatLeft(TypedDict):
    type: Literal["seat.left"]
    seat: SeatNumber
    reason: Literal["resigned", "eliminated"]


class StarplayerEventGameEnded(TypedDict):
    type: Literal["game.ended"]
    result: StarplayerResult


StarplayerEvent = Union["StarplayerEventGameConfigured", "StarplayerEventDeckShuffled", "StarplayerEventDeckShuffled2", "StarplayerEventSetupDealt", "StarplayerEventStarterRolled", "StarplayerEventStarterChosen", "StarplayerEventTurnStarted", "StarplayerEventTurnSkipped", "StarplayerEventTurnEnded", "StarplayerEventTurnChanged", "StarplayerEventFrameOpened", "StarplayerEventFrameChanged", "StarplayerEventFrameClosed", "StarplayerEventDiceRolled", "StarplayerEventPawnMoved", "StarplayerEventPenaltyRolled", "StarplayerEventCashPaid", "StarplayerEventCardMoved", "StarplayerEventPurchaseDeclined", "StarplayerEventFootballerDrawn", "StarplayerEventPurchaseVoided", "StarplayerEventTackleAnswered", Union["StarplayerEventTackleAnswered2", "StarplayerEventTackleAnswered3"], "StarplayerEventTackleResolved", "StarplayerEventChanceCardDrawn", "StarplayerEventCautionShown", "StarplayerEventCardSoldBack", "StarplayerEventSquadAudited", "StarplayerEventClubSetChanged", "StarplayerEventClaimsRecorded", "StarplayerEventClaimMade", "StarplayerEventClaimMade2", "StarplayerEventClaimsLapsed", "StarplayerEventAll6Completed", "StarplayerEventMatchStarted", "StarplayerEventMatchDecided", "StarplayerEventFinalChallenged", "StarplayerEventFinalDecided", "StarplayerEventWindowOpened", "StarplayerEventNegotiationStarted", "StarplayerEventNegotiationEnded", "StarplayerEventWindowClosed", "StarplayerEventOfferMade", "StarplayerEventOfferRejected", "StarplayerEventOfferWithdrawn", "StarplayerEventTradeConcluded", "StarplayerEventDebtOpened", "StarplayerEventDebtReduced", "StarplayerEventDebtSettled", "StarplayerEventDebtWrittenOff", "StarplayerEventDebtCancelled", "StarplayerEventSaleOffered", "StarplayerEventSaleRejected", "StarplayerEventSaleWithdrawn", "StarplayerEventSaleConcluded", "StarplayerEventSeatLeft", "StarplayerEventGameEnded", "SeatHandedOverEvent", "GameCancelledEvent", "GamePausedEvent", "GameResumedEvent", "ClockExtendedEvent", "ClockExtendedMaskedEvent", "GameForkedEvent", "MoveUndoneEvent"]


class StarplayerFrameLanding(TypedDict):
    kind: Literal["landing"]
    space: int
    depth: int


class StarplayerFramePurchase(TypedDict):
    kind: Literal["purchase"]
    space: int


class StarplayerFrameTackle(TypedDict):
    kind: Literal["tackle"]
    space: int
    waiting: list[int]


class StarplayerFrameAcquire(TypedDict):
    kind: Literal["acquire"]
    buyer: int
    card: str
    price: int
    via: Literal["purchase", "tackle"]


class StarplayerFrameEffects(TypedDict):
    kind: Literal["effects"]
    card: str
    rest: StarplayerEffects
    depth: int
    kept: bool


class StarplayerFramePickOpponent(TypedDict):
    kind: Literal["pick-opponent"]
    eligible: list[int]
    skippable: bool
    via: Literal["space", "effect"]


class StarplayerFrameWindow(TypedDict):
    kind: Literal["window"]
    opener: int
    queue: list[int]
    negotiator: Union[int, None]
    partner: Union[int, None]
    offersMade: int
    offer: Union[StarplayerOffer, None]


class StarplayerFramePassing(TypedDict):
    kind: Literal["passing"]
    waiting: list[int]


StarplayerFrame = Union["StarplayerFrameLanding", "StarplayerFramePurchase", "StarplayerFrameTackle", "StarplayerFrameAcquire", "StarplayerFrameEffects", "StarplayerFramePickOpponent", "StarplayerFrameWindow", "StarplayerFramePassing"]


class StarplayerMoveRoll(TypedDict):
    type: Literal["roll"]


class StarplayerMoveBuy(TypedDict):
    type: Literal["buy"]
    pick: NotRequired[str]


class StarplayerMoveDecline(TypedDict):
    type: Literal["decline"]


class StarplayerMoveEndTurn(TypedDict):
    type: Literal["end-turn"]


class StarplayerMovePlayTransferWindow(TypedDict):
    type: Literal["play-transfer-window"]
    card: str


class StarplayerMovePlayCupMatch(TypedDict):
    type: Literal["play-cup-match"]
    opponent: int
    card: NotRequired[str]


class StarplayerMoveSellBack(TypedDict):
    type: Literal["sell-back"]
    cards: list[str]


class StarplayerMoveChallengeFinal(TypedDict):
    type: Literal["challenge-final"]
    opponent: int
    trophyColour: Literal["red", "blue", "yellow", "white"]


class StarplayerMoveTackle(TypedDict):
    type: Literal["tackle"]
    pick: NotRequired[str]


class StarplayerMovePassTackle(TypedDict):
    type: Literal["pass-tackle"]


class StarplayerMoveChooseOpponent(TypedDict):
    type: Literal["choose-opponent"]
    opponent: int


class StarplayerMoveSkipMatch(TypedDict):
    type: Literal["skip-match"]


class StarplayerMoveOffer(TypedDict):
    type: Literal["offer"]
    to: int
    give: StarplayerBundleInput
    take: StarplayerBundleInput


class StarplayerMovePassWindow(TypedDict):
    type: Literal["pass-window"]


class StarplayerMoveAccept(TypedDict):
    type: Literal["accept"]


class StarplayerMoveReject(TypedDict):
    type: Literal["reject"]


class StarplayerMoveWithdraw(TypedDict):
    type: Literal["withdraw"]


class StarplayerMoveCounter(TypedDict):
    type: Literal["counter"]
    give: StarplayerBundleInput
    take: StarplayerBundleInput


class StarplayerMoveOfferSale(TypedDict):
    type: Literal["offer-sale"]
    to: int
    cards: list[str]
    price: int


class StarplayerMoveOfferInKind(TypedDict):
    type: Literal["offer-in-kind"]
    cards: list[str]
    credit: int


class StarplayerMoveConcede(TypedDict):
    type: Literal["concede"]


class StarplayerMoveClaim(TypedDict):
    type: Literal["claim"]
    kind: Literal["royalty", "gate", "wild"]
    space: int


class StarplayerMoveClaim2(TypedDict):
    type: Literal["claim"]
    kind: Literal["all-6"]


class StarplayerMoveWaive(TypedDict):
    type: Literal["waive"]


class StarplayerMoveAudit(TypedDict):
    type: Literal["audit"]
    target: int


StarplayerMove = Union["StarplayerMoveRoll", "StarplayerMoveBuy", "StarplayerMoveDecline", "StarplayerMoveEndTurn", "StarplayerMovePlayTransferWindow", "StarplayerMovePlayCupMatch", "StarplayerMoveSellBack", "StarplayerMoveChallengeFinal", "StarplayerMoveTackle", "StarplayerMovePassTackle", "StarplayerMoveChooseOpponent", "StarplayerMoveSkipMatch", "StarplayerMoveOffer", "StarplayerMovePassWindow", "StarplayerMoveAccept", "StarplayerMoveReject", "StarplayerMoveWithdraw", "StarplayerMoveCounter", "StarplayerMoveOfferSale", "StarplayerMoveOfferInKind", "StarplayerMoveConcede", Union["StarplayerMoveClaim", "StarplayerMoveClaim2"], "StarplayerMoveWaive", "StarplayerMoveAudit"]


class StarplayerOffer(TypedDict):
    id: int
    by: int
    to: int
    give: StarplayerBundle
    take: StarplayerBundle


class StarplayerOptions(TypedDict):
    mode: NotRequired[Literal["standard", "short", "five-a-side"]]
    squadRule: NotRequired[Literal["colour", "system"]]
    formations: NotRequired[list[Literal["4-4-2", "4-5-1", "4-3-3"]]]
    claims: NotRequired[Literal["automatic", "manual"]]
    claimSeconds: NotRequired[Union[int, None]]
    tackle: NotRequired[Literal["race", "sealed"]]
    tackleSeconds: NotRequired[Union[int, None]]
    windowPartners: NotRequired[Literal["one", "any"]]
    maxOffers: NotRequired[int]
    negotiationSeconds: NotRequired[Union[int, None]]
    maxEmergencyOffers: NotRequired[int]
    debtSeconds: NotRequired[Union[int, None]]
    squadLimit: NotRequired[Literal["enforced", "audited"]]
    winCardSales: NotRequired[Literal["highest", "any"]]
    cupMatchSpace: NotRequired[Literal["may", "must"]]
    bogusEndsTurn: NotRequired[bool]
    royaltyDoubling: NotRequired[Literal["squad", "all"]]
    insolvency: NotRequired[Literal["write-off", "eliminate"]]
    shortCupMatchCards: NotRequired[Union[Literal[0], Literal[2]]]
    maxTurns: NotRequired[Union[int, None]]
    capResult: NotRequired[Literal["ranking", "draw"]]


class StarplayerResultTrophy(TypedDict):
    kind: Literal["trophy"]
    winner: int
    trophyColour: Literal["red", "blue", "yellow", "white"]
    opponent: int
    kicks: list[int]


class StarplayerResultWalkover(TypedDict):
    kind: Literal["walkover"]
    winner: int


class StarplayerResultCapRanking(TypedDict):
    seat: SeatNumber
    rank: int
    progress: int
    worth: int
    wins: int


class StarplayerResultCap(TypedDict):
    kind: Literal["cap"]
    ranking: list[StarplayerResultCapRanking]


class StarplayerResultDraw(TypedDict):
    kind: Literal["draw"]


StarplayerResult = Union["StarplayerResultTrophy", "StarplayerResultWalkover", "StarplayerResultCap", "StarplayerResultDraw"]


class StarplayerSale(TypedDict):
    kind: Literal["sale", "in-kind"]
    to: int
    cards: list[str]
    amount: int


class StarplayerViewTurnStep(TypedDict):
    step: Literal["visited"]
    space: int
    landed: bool


StarplayerViewTurnStep2 = TypedDict(
    "StarplayerViewTurnStep2",
    {"step": "Literal[\"carried\"]", "card": "str", "from": "Union[int, None]", "to": "Union[int, None]"},
)


class StarplayerViewTurnStep3(TypedDict):
    step: Literal["claimed"]
    kind: Literal["royalty", "gate", "all-6", "wild"]
    creditor: int
    space: Union[int, None]


class StarplayerViewTurn(TypedDict):
    no: int
    seat: int
    owedRolls: int
    freeMatchUsed: bool
    phase: Literal["roll", "moving", "turn-end", "passing"]
    space: Union[int, None]
    ending: Union[Literal["done", "bogus", "final-lost", "out"], None]
    steps: Union[list[Union[StarplayerViewTurnStep, StarplayerViewTurnStep2, StarplayerViewTurnStep3]], None]


class StarplayerViewClubFootballer(TypedDict):
    card: str
    got: int


class StarplayerViewClub(TypedDict):
    seat: SeatNumber
    pawn: Literal["red", "blue", "yellow", "white"]
    status: Literal["in", "out"]
    cash: int
    position: int
    footballers: list[StarplayerViewClubFootballer]
    manager: Union[str, None]
    stadium: Union[str, None]
    wilds: list[str]
    wins: list[str]
    tackles: list[str]
    matchCards: list[str]
    windowCards: list[str]
    yellows: list[str]
    trophy: Union[str, None]
    missTurns: int
    all6Rank: Union[int, None]
    all6Squad: Union[Literal["red", "blue", "yellow", "white"], None]
    all6Shown: bool
    complete: bool
    side: int
    aim: Union[Literal["red", "blue", "yellow", "white", "4-4-2", "4-5-1", "4-3-3"], None]


class StarplayerViewDice(TypedDict):
    seat: SeatNumber
    values: StarplayerDice
    purpose: Literal["move", "match", "tackle"]


class StarplayerViewSecretsAnswer(TypedDict):
    seat: SeatNumber
    call: bool
    pick: Union[str, None]


class StarplayerViewSecretsAll6Rank(TypedDict):
    rank: int
    squad: Literal["red", "blue", "yellow", "white"]


class StarplayerViewSecrets(TypedDict):
    decks: dict[str, list[str]]
    answers: list[StarplayerViewSecretsAnswer]
    claims: list[StarplayerClaim]
    all6Ranks: list[Union[StarplayerViewSecretsAll6Rank, None]]
    nextAll6Rank: int
    nextClaim: int


class StarplayerView(TypedDict):
    turn: StarplayerViewTurn
    clubs: list[StarplayerViewClub]
    deckSizes: dict[str, int]
    dice: Union[StarplayerViewDice, None]
    tray: list[str]
    frames: list[StarplayerFrame]
    debts: list[StarplayerDebt]
    left: list[int]
    nextGot: int
    nextOffer: int
    nextDebt: int
    result: Union[StarplayerResult, None]
    secrets: Union[StarplayerViewSecrets, None]


class StreamEnd(TypedDict):
    version: int
    over: Literal[True]


class StreamItem2Event(TypedDict):
    type: str


class StreamItem2(TypedDict):
    version: int
    at: int
    event: Union[StreamItem2Event, None]
    words: NotRequired[Union[str, None]]
    cursor: str


StreamItem = Union["StreamItem2", "StreamEnd", "Problem"]


class SuperclubChoice(TypedDict):
    club: NotRequired[str]
    name: NotRequired[str]


SuperclubCounts = list[int]


SuperclubDice = list[int]


class SuperclubEventGameCreated(TypedDict):
    type: Literal["game.created"]
    pack: str
    clubs: list[str]


class SuperclubEventDeckShuffled(TypedDict):
    type: Literal["deck.shuffled"]
    deck: Literal["players", "staff", "gameChangers", "superCup"]
    order: list[str]


class SuperclubEventDeckShuffled2(TypedDict):
    type: Literal["deck.shuffled"]
    deck: str
    size: int


class SuperclubEventManagerRolled(TypedDict):
    type: Literal["manager.rolled"]
    seat: SeatNumber
    die: int


class SuperclubEventManagerNumbered(TypedDict):
    type: Literal["manager.numbered"]
    seat: SeatNumber
    number: int


class SuperclubEventDraftBoardFilled(TypedDict):
    type: Literal["draft.board-filled"]
    round: int
    cards: list[str]
    aside: list[str]
    next: int


class SuperclubEventDraftPicked(TypedDict):
    type: Literal["draft.picked"]
    seat: SeatNumber
    card: str
    stars: int
    next: Union[int, None]


class SuperclubEventStacksCut(TypedDict):
    type: Literal["stacks.cut"]
    stacks: dict[str, list[str]]


class SuperclubEventStacksCut2(TypedDict):
    type: Literal["stacks.cut"]
    sizes: dict[str, int]


class SuperclubEventStacksRefilled(TypedDict):
    type: Literal["stacks.refilled"]
    stacks: dict[str, list[str]]


class SuperclubEventStacksRefilled2(TypedDict):
    type: Literal["stacks.refilled"]
    sizes: dict[str, int]


class SuperclubEventPhaseStarted(TypedDict):
    type: Literal["phase.started"]
    year: int
    phase: Literal["draft", "quick-staff", "finance", "wages", "unhappy", "training", "scouting", "invest", "deadline", "close", "season", "season-end", "supercup-choice", "super-duper", "super-cup", "finished"]
    round: Union[int, None]
    order: list[int]


class SuperclubEventTurnStarted(TypedDict):
    type: Literal["turn.started"]
    seat: SeatNumber


class SuperclubEventTurnEnded(TypedDict):
    type: Literal["turn.ended"]
    seat: SeatNumber


class SuperclubEventCashReceived(TypedDict):
    type: Literal["cash.received"]
    seat: SeatNumber
    amount: int
    reason: Literal["start", "placement", "stadium", "income", "rebate", "abroad", "gameChanger"]


class SuperclubEventCashPaid(TypedDict):
    type: Literal["cash.paid"]
    seat: SeatNumber
    amount: int
    reason: Literal["wages", "scout", "upgrade", "staff", "lot", "trade", "unhappy", "gameChanger"]
    counterparty: Union[int, None]


SuperclubEventTokenMoved = TypedDict(
    "SuperclubEventTokenMoved",
    {"type": "Literal[\"token.moved\"]", "seat": "SeatNumber", "from": "int", "to": "int", "reason": "str"},
)


SuperclubEventMarkerMoved = TypedDict(
    "SuperclubEventMarkerMoved",
    {"type": "Literal[\"marker.moved\"]", "seat": "SeatNumber", "from": "int", "to": "int", "reason": "str"},
)


class SuperclubEventStaffDrawn(TypedDict):
    type: Literal["staff.drawn"]
    seat: SeatNumber
    staff: list[str]


class SuperclubEventStaffHired(TypedDict):
    type: Literal["staff.hired"]
    seat: SeatNumber
    staff: str
    price: int


class SuperclubEventStaffDeclined(TypedDict):
    type: Literal["staff.declined"]
    seat: SeatNumber
    staff: list[str]


class SuperclubEventStaffDismissed(TypedDict):
    type: Literal["staff.dismissed"]
    seat: SeatNumber
    staff: str


class SuperclubEventWagesOwed(TypedDict):
    type: Literal["wages.owed"]
    seat: SeatNumber
    amount: int


class SuperclubEventBoostAssigned(TypedDict):
    type: Literal["boost.assigned"]
    seat: SeatNumber
    boost: int


SuperclubEventTrainingGuaranteed = TypedDict(
    "SuperclubEventTrainingGuaranteed",
    {"type": "Literal[\"training.guaranteed\"]", "seat": "SeatNumber", "card": "str", "from": "int", "to": "int", "developedId": "str"},
)


SuperclubEventTrainingRolled = TypedDict(
    "SuperclubEventTrainingRolled",
    {"type": "Literal[\"training.rolled\"]", "seat": "SeatNumber", "card": "str", "die": "int", "bonus": "int", "from": "int", "to": "int", "developedId": "Union[str, None]"},
)


class SuperclubEventScoutRevealed(TypedDict):
    type: Literal["scout.revealed"]
    seat: SeatNumber
    continent: str
    card: str
    stars: int
    price: int


class SuperclubEventScoutSigned(TypedDict):
    type: Literal["scout.signed"]
    seat: SeatNumber
    continent: str
    card: str
    stars: int
    price: int


class SuperclubEventScoutDeclined(TypedDict):
    type: Literal["scout.declined"]
    seat: SeatNumber
    continent: str
    card: str
    stars: int
    price: int


class SuperclubEventFacilityUpgraded(TypedDict):
    type: Literal["facility.upgraded"]
    seat: SeatNumber
    department: Literal["training", "scouting", "stadium"]
    level: int
    price: int


class SuperclubEventPlayerSoldAbroad(TypedDict):
    type: Literal["player.sold-abroad"]
    seat: SeatNumber
    card: str
    stars: int
    price: int
    stack: str


class SuperclubEventUnhappyBidPlaced(TypedDict):
    type: Literal["unhappy.bid-placed"]
    bidder: int
    owner: int
    card: str
    stars: int
    amount: int


class SuperclubEventUnhappyPassed(TypedDict):
    type: Literal["unhappy.passed"]
    seat: SeatNumber


SuperclubEventUnhappyStarAdded = TypedDict(
    "SuperclubEventUnhappyStarAdded",
    {"type": "Literal[\"unhappy.star-added\"]", "seat": "SeatNumber", "card": "str", "from": "int", "to": "int", "developedId": "str"},
)


class SuperclubEventUnhappyEntryOpened(TypedDict):
    type: Literal["unhappy.entry-opened"]
    seats: list[int]


class SuperclubEventUnhappyAnswered(TypedDict):
    type: Literal["unhappy.answered"]
    seat: SeatNumber
    enter: bool


class SuperclubEventUnhappyAnswered2(TypedDict):
    type: Literal["unhappy.answered"]
    seat: SeatNumber


class SuperclubEventUnhappyEntered(TypedDict):
    type: Literal["unhappy.entered"]
    seats: list[int]
    leader: int


class SuperclubEventUnhappyRaised(TypedDict):
    type: Literal["unhappy.raised"]
    seat: SeatNumber
    amount: int


class SuperclubEventUnhappyRaisePassed(TypedDict):
    type: Literal["unhappy.raise-passed"]
    seat: SeatNumber


class SuperclubEventUnhappyBiddingClosed(TypedDict):
    type: Literal["unhappy.bidding-closed"]
    leader: int
    amount: int


class SuperclubEventUnhappyCountered(TypedDict):
    type: Literal["unhappy.countered"]
    owner: int
    cash: int
    players: list[str]


class SuperclubEventUnhappyCounterDeclined(TypedDict):
    type: Literal["unhappy.counter-declined"]
    bidder: int


class SuperclubEventUnhappySold(TypedDict):
    type: Literal["unhappy.sold"]
    bidder: int
    owner: int
    card: str
    cash: int
    players: list[str]


class SuperclubEventUnhappyBenched(TypedDict):
    type: Literal["unhappy.benched"]
    bidder: int
    owner: int
    card: str


class SuperclubEventLotOpened(TypedDict):
    type: Literal["lot.opened"]
    n: int
    flipper: int
    continent: str
    card: str
    stars: int
    min: int


class SuperclubEventLotBid(TypedDict):
    type: Literal["lot.bid"]
    n: int
    seat: SeatNumber
    amount: int


class SuperclubEventLotPassed(TypedDict):
    type: Literal["lot.passed"]
    n: int
    seat: SeatNumber


class SuperclubEventLotSealed(TypedDict):
    type: Literal["lot.sealed"]
    n: int
    seat: SeatNumber
    amount: Union[int, None]


class SuperclubEventLotSealed2(TypedDict):
    type: Literal["lot.sealed"]
    n: int
    seat: SeatNumber


class SuperclubEventLotUnsealedBid(TypedDict):
    seat: SeatNumber
    amount: Union[int, None]


class SuperclubEventLotUnsealed(TypedDict):
    type: Literal["lot.unsealed"]
    n: int
    bids: list[SuperclubEventLotUnsealedBid]


class SuperclubEventLotSold(TypedDict):
    type: Literal["lot.sold"]
    n: int
    seat: SeatNumber
    card: str
    stars: int
    amount: int


class SuperclubEventLotRejected(TypedDict):
    type: Literal["lot.rejected"]
    n: int
    card: str


class SuperclubEventTradeProposed(TypedDict):
    type: Literal["trade.proposed"]
    trade: SuperclubTrade


class SuperclubEventTradeAccepted(TypedDict):
    type: Literal["trade.accepted"]
    trade: SuperclubTrade


class SuperclubEventTradeRejected(TypedDict):
    type: Literal["trade.rejected"]
    trade: SuperclubTrade


class SuperclubEventTradeWithdrawn(TypedDict):
    type: Literal["trade.withdrawn"]
    trade: SuperclubTrade


class SuperclubEventTradeExpired(TypedDict):
    type: Literal["trade.expired"]
    trades: list[SuperclubTrade]


class SuperclubEventMarketReadied(TypedDict):
    type: Literal["market.readied"]
    seat: SeatNumber


class SuperclubEventWindowClosed(TypedDict):
    type: Literal["window.closed"]
    year: int


class SuperclubEventSeasonStartedFixture(TypedDict):
    matches: list[SuperclubCounts]
    sims: list[int]


class SuperclubEventSeasonStarted(TypedDict):
    type: Literal["season.started"]
    year: int
    numbers: list[int]
    fixtures: list[SuperclubEventSeasonStartedFixture]


class SuperclubEventSimRolled(TypedDict):
    type: Literal["sim.rolled"]
    seat: SeatNumber
    dice: SuperclubDice
    bonus: int
    total: int
    band: str
    result: Literal["win", "draw", "loss"]
    points: int


class SuperclubEventRoundEnded(TypedDict):
    type: Literal["round.ended"]
    year: int
    round: int


class SuperclubEventTieRolled(TypedDict):
    type: Literal["tie.rolled"]
    seat: SeatNumber
    die: int


class SuperclubEventSeasonRankedRanking(TypedDict):
    seat: SeatNumber
    marker: int
    status: str
    titles: int


class SuperclubEventSeasonRanked(TypedDict):
    type: Literal["season.ranked"]
    year: int
    ranking: list[SuperclubEventSeasonRankedRanking]


class SuperclubEventFlagsCleared(TypedDict):
    type: Literal["flags.cleared"]
    year: int


class SuperclubEventSupercupCardWon(TypedDict):
    type: Literal["supercup.card-won"]
    seat: SeatNumber
    card: str


class SuperclubEventSupercupCardWon2(TypedDict):
    type: Literal["supercup.card-won"]
    seat: SeatNumber


class SuperclubEventSupercupChosen(TypedDict):
    type: Literal["supercup.chosen"]
    seat: SeatNumber
    play: bool


class SuperclubEventSupercupCardsReturned(TypedDict):
    type: Literal["supercup.cards-returned"]
    seat: SeatNumber
    count: int


class SuperclubEventFinalStarted(TypedDict):
    type: Literal["final.started"]
    kind: Literal["superDuper", "superCup"]
    finalists: list[int]


class SuperclubEventSeatResigned(TypedDict):
    type: Literal["seat.resigned"]
    seat: SeatNumber


class SuperclubEventGameFinished(TypedDict):
    type: Literal["game.finished"]
    winner: int
    ranking: list[int]
    reason: Literal["points", "superDuper", "superCup", "cap", "resigned"]


class SuperclubEventMatchOpened(TypedDict):
    type: Literal["match.opened"]
    match: str
    round: int
    kind: Literal["league", "superDuper", "superCup"]
    home: int
    away: Union[int, None]
    boosts: SuperclubCounts


class SuperclubEventLineupSubmitted(TypedDict):
    type: Literal["lineup.submitted"]
    match: str
    seat: SeatNumber
    lineUp: SuperclubLineUp


class SuperclubEventLineupSubmitted2(TypedDict):
    type: Literal["lineup.submitted"]
    match: str
    seat: SeatNumber


class SuperclubEventLineupRevealed(TypedDict):
    type: Literal["lineup.revealed"]
    match: str
    lineUps: list[Union[SuperclubLineUp, None]]


class SuperclubEventThirdStarted(TypedDict):
    type: Literal["third.started"]
    match: str
    third: int
    rows: SuperclubThirds


SuperclubEventWeaponPlayedParams = TypedDict(
    "SuperclubEventWeaponPlayedParams",
    {"out": "Union[str, None]", "in": "Union[str, None]", "third": "Union[Literal[\"attack\", \"midfield\", \"defence\"], None]"},
)


class SuperclubEventWeaponPlayed(TypedDict):
    type: Literal["weapon.played"]
    match: str
    third: int
    seat: SeatNumber
    gc: str
    kind: str
    params: SuperclubEventWeaponPlayedParams
    amount: int


class SuperclubEventWindowReadied(TypedDict):
    type: Literal["window.readied"]
    match: str
    third: int
    phase: Literal["prep", "react"]
    seat: SeatNumber


class SuperclubEventDiceRolled(TypedDict):
    type: Literal["dice.rolled"]
    match: str
    third: int
    seat: Union[int, None]
    dice: SuperclubDice


class SuperclubEventDiceRerolled(TypedDict):
    type: Literal["dice.rerolled"]
    match: str
    third: int
    seat: Union[int, None]
    dice: SuperclubDice


class SuperclubEventPlayerInjured(TypedDict):
    type: Literal["player.injured"]
    match: str
    third: int
    seat: SeatNumber
    row: Literal["attack", "midfield", "defence"]
    slot: int
    card: str
    lasting: bool
    substitute: bool


class SuperclubEventInjuryCancelled(TypedDict):
    type: Literal["injury.cancelled"]
    match: str
    third: int
    seat: SeatNumber
    row: Literal["attack", "midfield", "defence"]
    slot: int
    card: str
    by: Literal["weapon", "immunity", "first"]


class SuperclubEventPlayerSubstituted(TypedDict):
    type: Literal["player.substituted"]
    match: str
    third: int
    seat: SeatNumber
    row: Literal["attack", "midfield", "defence"]
    slot: int
    card: str


class SuperclubEventDoublesSettled(TypedDict):
    type: Literal["doubles.settled"]
    match: str
    third: int


class SuperclubEventGameChangerDrawn(TypedDict):
    type: Literal["game-changer.drawn"]
    match: str
    seat: SeatNumber
    card: str


class SuperclubEventGameChangerDrawn2(TypedDict):
    type: Literal["game-changer.drawn"]
    match: str
    seat: SeatNumber


class SuperclubEventGameChangerKept(TypedDict):
    type: Literal["game-changer.kept"]
    match: str
    seat: SeatNumber
    card: str


class SuperclubEventGameChangerKept2(TypedDict):
    type: Literal["game-changer.kept"]
    match: str
    seat: SeatNumber


class SuperclubEventGameChangerRead(TypedDict):
    type: Literal["game-changer.read"]
    match: str
    seat: SeatNumber
    gc: str


class SuperclubEventGameChangerRevealed(TypedDict):
    type: Literal["game-changer.revealed"]
    match: str
    seat: SeatNumber
    continent: str
    card: str
    stars: int


SuperclubEventGameChangerResolved = TypedDict(
    "SuperclubEventGameChangerResolved",
    {"type": "Literal[\"game-changer.resolved\"]", "match": "str", "seat": "SeatNumber", "gc": "str", "kind": "str", "none": "bool", "card": "Union[str, None]", "from": "Union[int, None]", "to": "Union[int, None]", "duration": "Union[Literal[\"nextMatch\", \"season\"], None]", "department": "Union[Literal[\"training\", \"scouting\", \"stadium\"], None]", "level": "Union[int, None]", "staff": "Union[str, None]", "amount": "Union[int, None]", "effect": "Union[SuperclubNextMatchEffect, None]", "last": "bool"},
)


class SuperclubEventThirdDecided(TypedDict):
    type: Literal["third.decided"]
    match: str
    third: int
    totals: SuperclubCounts
    winner: Union[int, None]
    score: SuperclubCounts


class SuperclubEventMatchDecided(TypedDict):
    type: Literal["match.decided"]
    match: str
    winner: Union[int, None]
    score: SuperclubCounts
    points: SuperclubCounts


class SuperclubEventSupercupOpponentRevealed(TypedDict):
    type: Literal["supercup.opponent-revealed"]
    match: str
    seat: SeatNumber
    card: str
    attack: int
    midfield: int
    defence: int


class SuperclubEventFinalReplayed(TypedDict):
    type: Literal["final.replayed"]
    match: str
    replays: int


class SuperclubEventShootOutStarted(TypedDict):
    type: Literal["shoot-out.started"]
    match: str


class SuperclubEventPenaltyOrdered(TypedDict):
    type: Literal["penalty.ordered"]
    match: str
    seat: SeatNumber
    takers: list[str]


class SuperclubEventPenaltyOrdered2(TypedDict):
    type: Literal["penalty.ordered"]
    match: str
    seat: SeatNumber


class SuperclubEventPenaltyTaken(TypedDict):
    type: Literal["penalty.taken"]
    match: str
    seat: Union[int, None]
    taker: Union[str, None]
    stars: int
    die: Union[int, None]
    goal: bool
    goals: SuperclubCounts


class SuperclubEventFinalDecided(TypedDict):
    type: Literal["final.decided"]
    match: str
    winner: Union[int, None]


SuperclubEvent = Union["SuperclubEventGameCreated", "SuperclubEventDeckShuffled", "SuperclubEventDeckShuffled2", "SuperclubEventManagerRolled", "SuperclubEventManagerNumbered", "SuperclubEventDraftBoardFilled", "SuperclubEventDraftPicked", "SuperclubEventStacksCut", "SuperclubEventStacksCut2", "SuperclubEventStacksRefilled", "SuperclubEventStacksRefilled2", "SuperclubEventPhaseStarted", "SuperclubEventTurnStarted", "SuperclubEventTurnEnded", "SuperclubEventCashReceived", "SuperclubEventCashPaid", "SuperclubEventTokenMoved", "SuperclubEventMarkerMoved", "SuperclubEventStaffDrawn", "SuperclubEventStaffHired", "SuperclubEventStaffDeclined", "SuperclubEventStaffDismissed", "SuperclubEventWagesOwed", "SuperclubEventBoostAssigned", "SuperclubEventTrainingGuaranteed", "SuperclubEventTrainingRolled", "SuperclubEventScoutRevealed", "SuperclubEventScoutSigned", "SuperclubEventScoutDeclined", "SuperclubEventFacilityUpgraded", "SuperclubEventPlayerSoldAbroad", "SuperclubEventUnhappyBidPlaced", "SuperclubEventUnhappyPassed", "SuperclubEventUnhappyStarAdded", "SuperclubEventUnhappyEntryOpened", "SuperclubEventUnhappyAnswered", "SuperclubEventUnhappyAnswered2", "SuperclubEventUnhappyEntered", "SuperclubEventUnhappyRaised", "SuperclubEventUnhappyRaisePassed", "SuperclubEventUnhappyBiddingClosed", "SuperclubEventUnhappyCountered", "SuperclubEventUnhappyCounterDeclined", "SuperclubEventUnhappySold", "SuperclubEventUnhappyBenched", "SuperclubEventLotOpened", "SuperclubEventLotBid", "SuperclubEventLotPassed", "SuperclubEventLotSealed", "SuperclubEventLotSealed2", "SuperclubEventLotUnsealed", "SuperclubEventLotSold", "SuperclubEventLotRejected", "SuperclubEventTradeProposed", "SuperclubEventTradeAccepted", "SuperclubEventTradeRejected", "SuperclubEventTradeWithdrawn", "SuperclubEventTradeExpired", "SuperclubEventMarketReadied", "SuperclubEventWindowClosed", "SuperclubEventSeasonStarted", "SuperclubEventSimRolled", "SuperclubEventRoundEnded", "SuperclubEventTieRolled", "SuperclubEventSeasonRanked", "SuperclubEventFlagsCleared", "SuperclubEventSupercupCardWon", "SuperclubEventSupercupCardWon2", "SuperclubEventSupercupChosen", "SuperclubEventSupercupCardsReturned", "SuperclubEventFinalStarted", "SuperclubEventSeatResigned", "SuperclubEventGameFinished", "SuperclubEventMatchOpened", "SuperclubEventLineupSubmitted", "SuperclubEventLineupSubmitted2", "SuperclubEventLineupRevealed", "SuperclubEventThirdStarted", "SuperclubEventWeaponPlayed", "SuperclubEventWindowReadied", "SuperclubEventDiceRolled", "SuperclubEventDiceRerolled", "SuperclubEventPlayerInjured", "SuperclubEventInjuryCancelled", "SuperclubEventPlayerSubstituted", "SuperclubEventDoublesSettled", "SuperclubEventGameChangerDrawn", "SuperclubEventGameChangerDrawn2", "SuperclubEventGameChangerKept", "SuperclubEventGameChangerKept2", "SuperclubEventGameChangerRead", "SuperclubEventGameChangerRevealed", "SuperclubEventGameChangerResolved", "SuperclubEventThirdDecided", "SuperclubEventMatchDecided", "SuperclubEventSupercupOpponentRevealed", "SuperclubEventFinalReplayed", "SuperclubEventShootOutStarted", "SuperclubEventPenaltyOrdered", "SuperclubEventPenaltyOrdered2", "SuperclubEventPenaltyTaken", "SuperclubEventFinalDecided", "SeatHandedOverEvent", "TableCoveredEvent", "GameCancelledEvent", "GamePausedEvent", "GameResumedEvent", "ClockExtendedEvent", "ClockExtendedMaskedEvent", "GameForkedEvent", "MoveUndoneEvent"]


class SuperclubGoods(TypedDict):
    cash: int
    players: list[str]
    staff: list[str]


class SuperclubLineUp(TypedDict):
    formation: str
    goalkeeper: str
    defence: list[Union[str, None]]
    midfield: list[Union[str, None]]
    attack: list[Union[str, None]]
    boostThird: Union[Literal["attack", "midfield", "defence"], None]


class SuperclubMatchSideVacancy(TypedDict):
    row: Literal["attack", "midfield", "defence"]
    slot: int


class SuperclubMatchSide(TypedDict):
    seat: Union[int, None]
    submitted: bool
    lineUp: Union[SuperclubLineUp, None]
    kickOff: Union[SuperclubLineUp, None]
    boost: int
    boostThird: Union[Literal["attack", "midfield", "defence"], None]
    injured: list[str]
    vacancy: Union[SuperclubMatchSideVacancy, None]


class SuperclubMoveDraftPick(TypedDict):
    type: Literal["draft-pick"]
    card: str


class SuperclubMoveStaffKeep(TypedDict):
    type: Literal["staff-keep"]
    staff: str


class SuperclubMoveSquadSellAbroad(TypedDict):
    type: Literal["squad-sell-abroad"]
    card: str


class SuperclubMoveTradeProposeGive(TypedDict):
    cash: int
    players: list[str]
    staff: list[str]


class SuperclubMoveTradeProposeTake(TypedDict):
    cash: int
    players: list[str]
    staff: list[str]


class SuperclubMoveTradePropose(TypedDict):
    type: Literal["trade-propose"]
    to: int
    give: SuperclubMoveTradeProposeGive
    take: SuperclubMoveTradeProposeTake


class SuperclubMoveTradeWithdraw(TypedDict):
    type: Literal["trade-withdraw"]
    trade: str


class SuperclubMoveTradeAccept(TypedDict):
    type: Literal["trade-accept"]
    trade: str


class SuperclubMoveTradeReject(TypedDict):
    type: Literal["trade-reject"]
    trade: str


class SuperclubMoveMarketReady(TypedDict):
    type: Literal["market-ready"]


class SuperclubMoveUnhappyBid(TypedDict):
    type: Literal["unhappy-bid"]
    card: str


class SuperclubMoveUnhappyPass(TypedDict):
    type: Literal["unhappy-pass"]


class SuperclubMoveUnhappyStar(TypedDict):
    type: Literal["unhappy-star"]
    card: str


class SuperclubMoveUnhappyEnter(TypedDict):
    type: Literal["unhappy-enter"]


class SuperclubMoveUnhappyStayOut(TypedDict):
    type: Literal["unhappy-stay-out"]


class SuperclubMoveUnhappySell(TypedDict):
    type: Literal["unhappy-sell"]


class SuperclubMoveUnhappyCounter(TypedDict):
    type: Literal["unhappy-counter"]
    cash: int
    players: list[str]


class SuperclubMoveUnhappyBench(TypedDict):
    type: Literal["unhappy-bench"]


class SuperclubMoveUnhappyAccept(TypedDict):
    type: Literal["unhappy-accept"]


class SuperclubMoveUnhappyDecline(TypedDict):
    type: Literal["unhappy-decline"]


class SuperclubMoveAuctionBid(TypedDict):
    type: Literal["auction-bid"]
    amount: int


class SuperclubMoveAuctionPass(TypedDict):
    type: Literal["auction-pass"]


class SuperclubMoveAuctionSeal(TypedDict):
    type: Literal["auction-seal"]
    amount: Union[int, None]


class SuperclubMoveTrainGuarantee(TypedDict):
    type: Literal["train-guarantee"]
    card: str


class SuperclubMoveTrainRoll(TypedDict):
    type: Literal["train-roll"]
    card: str


class SuperclubMoveTrainDone(TypedDict):
    type: Literal["train-done"]


class SuperclubMoveScoutDraw(TypedDict):
    type: Literal["scout-draw"]
    continent: str


class SuperclubMoveScoutDone(TypedDict):
    type: Literal["scout-done"]


class SuperclubMoveScoutSign(TypedDict):
    type: Literal["scout-sign"]


class SuperclubMoveScoutDecline(TypedDict):
    type: Literal["scout-decline"]


class SuperclubMoveInvestUpgrade(TypedDict):
    type: Literal["invest-upgrade"]
    department: str


class SuperclubMoveInvestStaff(TypedDict):
    type: Literal["invest-staff"]


class SuperclubMoveInvestDone(TypedDict):
    type: Literal["invest-done"]


class SuperclubMoveStaffHire(TypedDict):
    type: Literal["staff-hire"]
    staff: str
    dismiss: NotRequired[str]


class SuperclubMoveStaffDecline(TypedDict):
    type: Literal["staff-decline"]


class SuperclubMoveDeadlineFlip(TypedDict):
    type: Literal["deadline-flip"]
    continent: str


class SuperclubMoveLineupSubmitLineUp(TypedDict):
    formation: str
    goalkeeper: str
    defence: list[Union[str, None]]
    midfield: list[Union[str, None]]
    attack: list[Union[str, None]]
    boostThird: NotRequired[Literal["attack", "midfield", "defence"]]


class SuperclubMoveLineupSubmit(TypedDict):
    type: Literal["lineup-submit"]
    lineUp: SuperclubMoveLineupSubmitLineUp


SuperclubMoveWeaponPlayParams = TypedDict(
    "SuperclubMoveWeaponPlayParams",
    {"out": "str", "in": "str"},
)


class SuperclubMoveWeaponPlayParams2(TypedDict):
    third: Literal["attack", "midfield", "defence"]


class SuperclubMoveWeaponPlay(TypedDict):
    type: Literal["weapon-play"]
    gc: str
    params: Union[SuperclubMoveWeaponPlayParams, SuperclubMoveWeaponPlayParams2, dict[str, Any]]


class SuperclubMoveThirdReady(TypedDict):
    type: Literal["third-ready"]


class SuperclubMoveSubBring(TypedDict):
    type: Literal["sub-bring"]
    card: str


class SuperclubMoveGcPlayer(TypedDict):
    type: Literal["gc-player"]
    card: str


class SuperclubMoveGcContinent(TypedDict):
    type: Literal["gc-continent"]
    continent: str


class SuperclubMoveGcKeep(TypedDict):
    type: Literal["gc-keep"]
    keep: bool
    sell: NotRequired[str]


class SuperclubMoveGcStaff(TypedDict):
    type: Literal["gc-staff"]
    staff: Union[str, None]
    dismiss: NotRequired[str]


class SuperclubMoveSupercupPlay(TypedDict):
    type: Literal["supercup-play"]


class SuperclubMoveSupercupSave(TypedDict):
    type: Literal["supercup-save"]


class SuperclubMovePenaltiesOrder(TypedDict):
    type: Literal["penalties-order"]
    takers: list[str]


SuperclubMove = Union["SuperclubMoveDraftPick", "SuperclubMoveStaffKeep", "SuperclubMoveSquadSellAbroad", "SuperclubMoveTradePropose", "SuperclubMoveTradeWithdraw", "SuperclubMoveTradeAccept", "SuperclubMoveTradeReject", "SuperclubMoveMarketReady", "SuperclubMoveUnhappyBid", "SuperclubMoveUnhappyPass", "SuperclubMoveUnhappyStar", "SuperclubMoveUnhappyEnter", "SuperclubMoveUnhappyStayOut", "SuperclubMoveUnhappySell", "SuperclubMoveUnhappyCounter", "SuperclubMoveUnhappyBench", "SuperclubMoveUnhappyAccept", "SuperclubMoveUnhappyDecline", "SuperclubMoveAuctionBid", "SuperclubMoveAuctionPass", "SuperclubMoveAuctionSeal", "SuperclubMoveTrainGuarantee", "SuperclubMoveTrainRoll", "SuperclubMoveTrainDone", "SuperclubMoveScoutDraw", "SuperclubMoveScoutDone", "SuperclubMoveScoutSign", "SuperclubMoveScoutDecline", "SuperclubMoveInvestUpgrade", "SuperclubMoveInvestStaff", "SuperclubMoveInvestDone", "SuperclubMoveStaffHire", "SuperclubMoveStaffDecline", "SuperclubMoveDeadlineFlip", "SuperclubMoveLineupSubmit", "SuperclubMoveWeaponPlay", "SuperclubMoveThirdReady", "SuperclubMoveSubBring", "SuperclubMoveGcPlayer", "SuperclubMoveGcContinent", "SuperclubMoveGcKeep", "SuperclubMoveGcStaff", "SuperclubMoveSupercupPlay", "SuperclubMoveSupercupSave", "SuperclubMovePenaltiesOrder"]


class SuperclubNextMatchEffectNextMatchStars(TypedDict):
    kind: Literal["nextMatchStars"]
    third: Literal["attack", "midfield", "defence"]
    amount: int


class SuperclubNextMatchEffectNoBoostNextMatch(TypedDict):
    kind: Literal["noBoostNextMatch"]


class SuperclubNextMatchEffectNoStaffNextMatch(TypedDict):
    kind: Literal["noStaffNextMatch"]


SuperclubNextMatchEffect = Union["SuperclubNextMatchEffectNextMatchStars", "SuperclubNextMatchEffectNoBoostNextMatch", "SuperclubNextMatchEffectNoStaffNextMatch"]


class SuperclubOptionsTimers(TypedDict):
    draft: NotRequired[Union[int, None]]
    training: NotRequired[Union[int, None]]
    scouting: NotRequired[Union[int, None]]
    invest: NotRequired[Union[int, None]]
    lot: NotRequired[Union[int, None]]
    trade: NotRequired[Union[int, None]]
    ready: NotRequired[Union[int, None]]
    lineUp: NotRequired[Union[int, None]]
    window: NotRequired[Union[int, None]]
    substitute: NotRequired[Union[int, None]]
    choice: NotRequired[Union[int, None]]


class SuperclubOptions(TypedDict):
    pace: NotRequired[Literal["slower", "normal", "quicker"]]
    quickGame: NotRequired[bool]
    unhappyPlayers: NotRequired[bool]
    homeAndAway: NotRequired[bool]
    finalDraw: NotRequired[Literal["penalties", "replay"]]
    superstarDraft: NotRequired[Literal["allowed", "replaced"]]
    continentStacks: NotRequired[Literal["cut", "byRegion"]]
    chemistry: NotRequired[Literal["pairs", "adjacent"]]
    auctionMode: NotRequired[Literal["open", "sealed"]]
    staffTrading: NotRequired[bool]
    maxTradeOffers: NotRequired[Union[int, None]]
    maxSeasons: NotRequired[Union[int, None]]
    timers: NotRequired[SuperclubOptionsTimers]


class SuperclubSealedBid(TypedDict):
    seat: SeatNumber
    amount: Union[int, None]


SuperclubThirds = list[Literal["attack", "midfield", "defence"]]


SuperclubTrade = TypedDict(
    "SuperclubTrade",
    {"id": "str", "from": "int", "to": "int", "give": "SuperclubGoods", "take": "SuperclubGoods"},
)


class SuperclubViewSharedManagerSquad(TypedDict):
    card: str
    stars: int
    baseStars: int
    injured: bool
    outMatches: int
    outSeason: bool
    refuses: bool


class SuperclubViewSharedManager(TypedDict):
    club: str
    number: int
    cash: int
    squad: list[SuperclubViewSharedManagerSquad]
    token: int
    marker: int
    seasonPoints: int
    status: Union[str, None]
    lastRank: Union[int, None]
    boost: int
    levels: dict[str, int]
    staff: list[str]
    offered: list[str]
    titles: int
    nextMatch: list[SuperclubNextMatchEffect]
    firstInjuryUsed: bool
    rebateUsed: bool
    lastLineUp: Union[SuperclubLineUp, None]
    wagesOwed: Union[int, None]
    resigned: bool


class SuperclubViewSharedDraft(TypedDict):
    round: int
    board: list[str]
    aside: list[str]
    next: Union[int, None]


class SuperclubViewSharedTurnRevealed(TypedDict):
    card: str
    stars: int
    price: int
    continent: str


class SuperclubViewSharedTurn(TypedDict):
    seat: SeatNumber
    trained: list[str]
    rolled: list[str]
    guaranteed: Union[str, None]
    draws: int
    revealed: Union[SuperclubViewSharedTurnRevealed, None]
    actions: list[Literal["training", "scouting", "stadium", "staff"]]


class SuperclubViewSharedUnhappyBidCounter(TypedDict):
    cash: int
    players: list[str]


class SuperclubViewSharedUnhappyBid(TypedDict):
    nominator: int
    owner: int
    card: str
    stars: int
    amount: int
    leader: int
    stage: Literal["star", "enter", "raise", "respond", "reply"]
    entitled: list[int]
    answered: list[int]
    bidders: list[int]
    passed: list[int]
    raises: int
    counters: int
    counter: Union[SuperclubViewSharedUnhappyBidCounter, None]


class SuperclubViewSharedUnhappy(TypedDict):
    bidders: list[int]
    targets: list[int]
    bid: Union[SuperclubViewSharedUnhappyBid, None]


class SuperclubViewSharedRefusal(TypedDict):
    card: str
    seat: SeatNumber


class SuperclubViewSharedScouted(TypedDict):
    card: str
    price: int


class SuperclubViewSharedLotHigh(TypedDict):
    seat: SeatNumber
    amount: int


class SuperclubViewSharedLot(TypedDict):
    n: int
    flipper: int
    card: str
    stars: int
    min: int
    high: Union[SuperclubViewSharedLotHigh, None]
    bids: int
    passed: list[int]
    sealed: list[int]


class SuperclubViewSharedMatcheTeam(TypedDict):
    card: str
    attack: int
    midfield: int
    defence: int


class SuperclubViewSharedMatcheThird(TypedDict):
    index: int
    rows: SuperclubThirds
    dice: list[Union[SuperclubDice, None]]
    mods: list[int]
    winsDraw: list[bool]
    cancelled: list[bool]
    ready: list[int]
    plays: int


class SuperclubViewSharedMatcheThird2(TypedDict):
    index: int
    rows: SuperclubThirds
    totals: SuperclubCounts
    winner: Union[int, None]


class SuperclubViewSharedMatcheReadingRevealed(TypedDict):
    card: str
    stars: int
    continent: str


class SuperclubViewSharedMatcheReading(TypedDict):
    seat: SeatNumber
    gc: str
    step: int
    revealed: Union[SuperclubViewSharedMatcheReadingRevealed, None]


class SuperclubViewSharedMatche(TypedDict):
    id: str
    round: int
    kind: Literal["league", "superDuper", "superCup"]
    stage: Literal["line-ups", "prep", "react", "substitute", "between", "shoot-out", "reading", "decided"]
    sides: list[SuperclubMatchSide]
    team: Union[SuperclubViewSharedMatcheTeam, None]
    third: Union[SuperclubViewSharedMatcheThird, None]
    thirds: list[SuperclubViewSharedMatcheThird2]
    score: SuperclubCounts
    reading: Union[SuperclubViewSharedMatcheReading, None]
    ordered: Union[list[int], None]
    replays: int


class SuperclubViewSharedResult(TypedDict):
    winner: int
    ranking: list[int]
    reason: Literal["points", "superDuper", "superCup", "cap", "resigned"]


class SuperclubViewShared(TypedDict):
    phase: Literal["draft", "quick-staff", "finance", "wages", "unhappy", "training", "scouting", "invest", "deadline", "close", "season", "season-end", "supercup-choice", "super-duper", "super-cup", "finished"]
    year: int
    round: int
    first: int
    managers: list[SuperclubViewSharedManager]
    draft: SuperclubViewSharedDraft
    inactive: list[str]
    discard: list[str]
    turn: Union[SuperclubViewSharedTurn, None]
    turnsDone: int
    unhappy: SuperclubViewSharedUnhappy
    refusals: list[SuperclubViewSharedRefusal]
    trained: list[str]
    scouted: list[SuperclubViewSharedScouted]
    lot: Union[SuperclubViewSharedLot, None]
    lotsDone: int
    ready: list[int]
    matches: list[SuperclubViewSharedMatche]
    ranking: Union[list[int], None]
    left: list[int]
    result: Union[SuperclubViewSharedResult, None]


class SuperclubViewCountsFaceDown(TypedDict):
    match: str
    seat: SeatNumber


class SuperclubViewCounts(TypedDict):
    deck: int
    stacks: dict[str, int]
    staff: int
    superCup: int
    gameChangers: int
    hands: list[int]
    collections: list[int]
    faceDown: list[SuperclubViewCountsFaceDown]


class SuperclubViewStrength(TypedDict):
    match: str
    seat: SeatNumber
    attack: int
    midfield: int
    defence: int


class SuperclubViewOwnLineUp(TypedDict):
    match: str
    seat: SeatNumber
    lineUp: SuperclubLineUp


class SuperclubViewOwnEntry(TypedDict):
    seat: SeatNumber
    enter: bool


class SuperclubViewOwnOrder(TypedDict):
    seat: SeatNumber
    takers: list[str]


class SuperclubViewOwn(TypedDict):
    hand: list[str]
    lineUps: list[SuperclubViewOwnLineUp]
    seal: Union[SuperclubSealedBid, None]
    entry: Union[SuperclubViewOwnEntry, None]
    order: Union[SuperclubViewOwnOrder, None]
    trades: list[SuperclubTrade]
    offersMade: list[int]
    offersReceived: list[int]


class SuperclubViewSecretFaceDown(TypedDict):
    match: str
    seat: SeatNumber
    card: str


class SuperclubViewSecretLineUp(TypedDict):
    match: str
    seat: SeatNumber
    lineUp: SuperclubLineUp


class SuperclubViewSecretEntry(TypedDict):
    seat: SeatNumber
    enter: bool


class SuperclubViewSecretOrder(TypedDict):
    seat: SeatNumber
    takers: list[str]


class SuperclubViewSecret(TypedDict):
    deck: list[str]
    stacks: dict[str, list[str]]
    staff: list[str]
    superCup: list[str]
    gameChangers: list[str]
    hands: list[list[str]]
    collections: list[list[str]]
    faceDown: list[SuperclubViewSecretFaceDown]
    lineUps: list[SuperclubViewSecretLineUp]
    seals: list[SuperclubSealedBid]
    entries: list[SuperclubViewSecretEntry]
    orders: list[SuperclubViewSecretOrder]
    trades: list[SuperclubTrade]
    offers: list[list[int]]


class SuperclubView(TypedDict):
    shared: SuperclubViewShared
    counts: SuperclubViewCounts
    strength: list[SuperclubViewStrength]
    own: Union[SuperclubViewOwn, None]
    secret: Union[SuperclubViewSecret, None]


class TableSeat(TypedDict):
    seat: int
    here: bool
    since: Union[int, None]


class TableReaction(TypedDict):
    id: int
    seat: int
    reaction: Literal["hello", "good-luck", "nice-move", "well-played", "wow", "oops", "sorry", "thanks", "one-moment", "good-game"]
    at: int


class Table(TypedDict):
    seats: list[TableSeat]
    watchers: int
    reactions: list[TableReaction]


class TableCoveredEvent(TypedDict):
    type: Literal["table.covered"]


class TitleChaseChoice(TypedDict):
    team: NotRequired[Union[str, None]]
    counter: NotRequired[str]
    name: NotRequired[str]


class TitleChaseCupTieMatche(TypedDict):
    home: str
    away: str
    score: TitleChaseScore
    lineUps: list[list[Literal["GK", "DEF", "MID", "FOR"]]]


class TitleChaseCupTie(TypedDict):
    cupRound: Literal["R16", "QF", "SF", "FINAL"]
    tie: int
    home: str
    away: str
    matches: list[TitleChaseCupTieMatche]
    winner: Union[str, None]


class TitleChaseCurrentMatchLineUp(TypedDict):
    home: Union[list[Literal["GK", "DEF", "MID", "FOR"]], None]
    away: Union[list[Literal["GK", "DEF", "MID", "FOR"]], None]


class TitleChaseCurrentMatchPenaltyHome(TypedDict):
    card: Union[str, None]


class TitleChaseCurrentMatchPenaltyAway(TypedDict):
    card: Union[str, None]


class TitleChaseCurrentMatchPenalty(TypedDict):
    home: Union[TitleChaseCurrentMatchPenaltyHome, None]
    away: Union[TitleChaseCurrentMatchPenaltyAway, None]


class TitleChaseCurrentMatch(TypedDict):
    competition: Literal["league", "cup"]
    round: Union[int, None]
    no: Union[int, None]
    cupRound: Union[Literal["R16", "QF", "SF", "FINAL"], None]
    tie: Union[int, None]
    replay: int
    neutral: bool
    home: str
    away: str
    homeSeat: Union[int, None]
    awaySeat: Union[int, None]
    firstHome: str
    lineUp: TitleChaseCurrentMatchLineUp
    penalty: TitleChaseCurrentMatchPenalty


class TitleChaseDueRoundRound(TypedDict):
    kind: Literal["round"]
    round: int


class TitleChaseDueRoundCup(TypedDict):
    kind: Literal["cup"]
    cupRound: Literal["R16", "QF", "SF", "FINAL"]


TitleChaseDueRound = Union["TitleChaseDueRoundRound", "TitleChaseDueRoundCup"]


class TitleChaseEnding(TypedDict):
    ranking: list[int]
    reason: Literal["completed", "walkover"]


class TitleChaseEventSeasonStartedSeatDebt(TypedDict):
    id: int
    amount: int
    reason: Literal["card", "blue"]


class TitleChaseEventSeasonStartedSeat(TypedDict):
    team: Union[str, None]
    cash: int
    debts: list[TitleChaseEventSeasonStartedSeatDebt]


class TitleChaseEventSeasonStarted(TypedDict):
    type: Literal["season.started"]
    season: int
    betweenSeasons: Literal["scratch", "carry"]
    seats: list[TitleChaseEventSeasonStartedSeat]
    stock: TitleChaseStock


class TitleChaseEventCupFieldSet(TypedDict):
    type: Literal["cup-field.set"]
    teams: list[TitleChaseTeam]
    cupExtras: list[TitleChaseTeam]


class TitleChaseEventTeamChosen(TypedDict):
    type: Literal["team.chosen"]
    seat: SeatNumber
    team: str
    auto: bool


class TitleChaseEventFixturesDrawnRound(TypedDict):
    home: str
    away: str


class TitleChaseEventFixturesDrawn(TypedDict):
    type: Literal["fixtures.drawn"]
    rounds: list[list[TitleChaseEventFixturesDrawnRound]]
    source: Literal["generated", "prepared", "given"]


class TitleChaseEventLotsDrawn(TypedDict):
    type: Literal["lots.drawn"]
    order: list[str]


class TitleChaseEventPackShuffled(TypedDict):
    type: Literal["pack.shuffled"]
    colour: Literal["yellow", "red"]
    count: int
    order: list[str]


class TitleChaseEventPackShuffled2(TypedDict):
    type: Literal["pack.shuffled"]
    colour: Literal["yellow", "red"]
    count: int


class TitleChaseEventFirstPlayerRolledRoll(TypedDict):
    seat: SeatNumber
    face: int


class TitleChaseEventFirstPlayerRolled(TypedDict):
    type: Literal["first-player.rolled"]
    attempt: int
    rolls: list[TitleChaseEventFirstPlayerRolledRoll]


class TitleChaseEventFirstPlayerDecided(TypedDict):
    type: Literal["first-player.decided"]
    seat: SeatNumber
    byDefault: bool


class TitleChaseEventTurnStarted(TypedDict):
    type: Literal["turn.started"]
    turn: int
    seat: SeatNumber


class TitleChaseEventDieRolled(TypedDict):
    type: Literal["die.rolled"]
    die: Literal["white"]
    face: int
    seat: SeatNumber
    purpose: Literal["move", "roll-money", "roll-star"]
    ref: Union[str, None]


class TitleChaseEventCounterMovedGreen(TypedDict):
    square: int
    round: Union[int, None]
    cupRound: Union[Literal["R16", "QF", "SF", "FINAL"], None]
    due: bool


TitleChaseEventCounterMoved = TypedDict(
    "TitleChaseEventCounterMoved",
    {"type": "Literal[\"counter.moved\"]", "seat": "SeatNumber", "from": "int", "to": "int", "rolled": "int", "unused": "int", "landed": "Literal[\"start\", \"blue\", \"yellow\", \"red\", \"pink\", \"match\", \"cup\"]", "greens": "list[TitleChaseEventCounterMovedGreen]"},
)


class TitleChaseEventBlueTriggered(TypedDict):
    type: Literal["blue.triggered"]
    seat: SeatNumber
    blue: str
    square: int


class TitleChaseEventPinkNominated(TypedDict):
    type: Literal["pink.nominated"]
    by: int
    seat: int
    colour: Literal["yellow", "red"]


class TitleChaseEventCardDrawn(TypedDict):
    type: Literal["card.drawn"]
    seat: int
    card: str
    colour: Literal["yellow", "red"]
    via: Literal["square", "pink"]


class TitleChaseEventDeckEmpty(TypedDict):
    type: Literal["deck.empty"]
    seat: SeatNumber
    colour: Literal["yellow", "red"]


class TitleChaseEventCardHeld(TypedDict):
    type: Literal["card.held"]
    seat: SeatNumber
    card: str
    reason: Literal["keep", "debt", "suspension"]


class TitleChaseEventCardReturned(TypedDict):
    type: Literal["card.returned"]
    seat: SeatNumber
    card: str
    colour: Literal["yellow", "red"]


class TitleChaseEventEffectVoid(TypedDict):
    type: Literal["effect.void"]
    seat: SeatNumber
    ref: str
    effect: str
    why: Literal["no-star", "zero"]


class TitleChaseEventCashCollected(TypedDict):
    type: Literal["cash.collected"]
    seat: SeatNumber
    amount: int
    reason: Literal["card", "blue", "gate", "cup-bonus", "final-payment", "double"]
    ref: Union[str, None]
    balance: int


class TitleChaseEventCashPaid(TypedDict):
    type: Literal["cash.paid"]
    seat: SeatNumber
    amount: int
    reason: Literal["card", "blue", "star"]
    ref: Union[str, None]
    balance: int


class TitleChaseEventDebtRecorded(TypedDict):
    type: Literal["debt.recorded"]
    seat: SeatNumber
    debt: int
    amount: int
    card: Union[str, None]
    reason: Literal["card", "blue"]
    ref: str


class TitleChaseEventDebtSettled(TypedDict):
    type: Literal["debt.settled"]
    seat: SeatNumber
    debt: int
    amount: int
    balance: int


class TitleChaseEventStarBought(TypedDict):
    type: Literal["star.bought"]
    seat: SeatNumber
    category: Literal["GK", "DEF", "MID", "FOR"]
    fee: int
    voucher: Union[str, None]
    price: int
    stockLeft: int


class TitleChaseEventStarLost(TypedDict):
    type: Literal["star.lost"]
    seat: SeatNumber
    category: Literal["GK", "DEF", "MID", "FOR"]
    cause: Literal["defeat", "roll", "card", "resignation"]
    stockLeft: int


TitleChaseEventStarSuspended = TypedDict(
    "TitleChaseEventStarSuspended",
    {"type": "Literal[\"star.suspended\"]", "seat": "SeatNumber", "category": "Literal[\"GK\", \"DEF\", \"MID\", \"FOR\"]", "card": "str", "from": "int", "to": "int"},
)


class TitleChaseEventStarReinstated(TypedDict):
    type: Literal["star.reinstated"]
    seat: SeatNumber
    category: Literal["GK", "DEF", "MID", "FOR"]
    cause: Literal["served", "appeal", "lost"]
    cards: list[str]


class TitleChaseEventAppealPlayed(TypedDict):
    type: Literal["appeal.played"]
    seat: SeatNumber
    card: str
    category: Literal["GK", "DEF", "MID", "FOR"]


class TitleChaseEventRoundStarted(TypedDict):
    type: Literal["round.started"]
    round: int


class TitleChaseEventRoundFinished(TypedDict):
    type: Literal["round.finished"]
    round: int


class TitleChaseEventMatchSkipped(TypedDict):
    type: Literal["match.skipped"]
    round: int
    no: int


class TitleChaseEventMatchStarted(TypedDict):
    type: Literal["match.started"]
    competition: Literal["league", "cup"]
    round: Union[int, None]
    no: Union[int, None]
    cupRound: Union[Literal["R16", "QF", "SF", "FINAL"], None]
    tie: Union[int, None]
    replay: int
    home: str
    away: str
    homeSeat: Union[int, None]
    awaySeat: Union[int, None]
    neutral: bool
    firstHome: str


class TitleChaseEventLineupCommitted(TypedDict):
    type: Literal["lineup.committed"]
    seat: SeatNumber
    side: Literal["home", "away"]
    play: list[Literal["GK", "DEF", "MID", "FOR"]]
    auto: bool


class TitleChaseEventPenaltyCommitted(TypedDict):
    type: Literal["penalty.committed"]
    seat: SeatNumber
    side: Literal["home", "away"]
    card: Union[str, None]


class TitleChaseEventMatchRolled(TypedDict):
    type: Literal["match.rolled"]
    side: Literal["home", "away"]
    die: Literal["blue", "red", "black"]
    face: int


class TitleChaseEventMatchFinished(TypedDict):
    type: Literal["match.finished"]
    competition: Literal["league", "cup"]
    round: Union[int, None]
    no: Union[int, None]
    cupRound: Union[Literal["R16", "QF", "SF", "FINAL"], None]
    tie: Union[int, None]
    replay: int
    sides: list[TitleChaseMatchSide]
    score: TitleChaseScore
    result: Literal["home", "draw", "away"]
    points: Union[TitleChaseScore, None]


class TitleChaseEventCupRoundDrawn(TypedDict):
    type: Literal["cup.round-drawn"]
    cupRound: Literal["R16", "QF", "SF", "FINAL"]
    count: int
    order: list[str]


class TitleChaseEventCupRoundDrawn2(TypedDict):
    type: Literal["cup.round-drawn"]
    cupRound: Literal["R16", "QF", "SF", "FINAL"]
    count: int


class TitleChaseEventCupTieRevealed(TypedDict):
    type: Literal["cup.tie-revealed"]
    cupRound: Literal["R16", "QF", "SF", "FINAL"]
    tie: int
    home: str
    away: str


class TitleChaseEventCupTieDecided(TypedDict):
    type: Literal["cup.tie-decided"]
    cupRound: Literal["R16", "QF", "SF", "FINAL"]
    tie: int
    winner: str
    loser: str
    matches: int
    byLot: bool


class TitleChaseEventCupWon(TypedDict):
    type: Literal["cup.won"]
    winner: str
    runnerUp: str


class TitleChaseEventCupRoundFinished(TypedDict):
    type: Literal["cup.round-finished"]
    cupRound: Literal["R16", "QF", "SF", "FINAL"]
    cupRoundsPlayed: int


class TitleChaseEventResignationRequested(TypedDict):
    type: Literal["resignation.requested"]
    seat: SeatNumber
    order: int


class TitleChaseEventSeatResigned(TypedDict):
    type: Literal["seat.resigned"]
    seat: SeatNumber
    order: int
    team: Union[str, None]
    cash: int
    debts: list[int]


class TitleChaseEventSeasonFinished(TypedDict):
    type: Literal["season.finished"]
    season: int
    table: list[TitleChaseTableRow]
    positions: list[Union[int, None]]
    payments: list[int]
    double: Union[int, None]
    winner: int
    cupWinner: str
    runnerUp: str


class TitleChaseEventGameFinished(TypedDict):
    type: Literal["game.finished"]
    ranking: list[int]
    reason: Literal["completed", "walkover"]


class TitleChaseEventGameImportedStatePacks(TypedDict):
    yellow: list[str]
    red: list[str]


class TitleChaseEventGameImportedStateCupStacks(TypedDict):
    home: list[str]
    away: list[str]


class TitleChaseEventGameImportedStateCup(TypedDict):
    alive: list[str]
    out: list[str]
    ties: list[TitleChaseCupTie]
    winner: Union[str, None]
    runnerUp: Union[str, None]
    stacks: Union[TitleChaseEventGameImportedStateCupStacks, None]


class TitleChaseEventGameImportedState(TypedDict):
    season: int
    league: TitleChaseLeague
    seats: list[TitleChaseManager]
    firstSeat: Union[int, None]
    currentSeat: Union[int, None]
    turn: int
    step: Union[Literal["roll", "nominate", "rounds"], None]
    debtCount: int
    roundsPlayed: int
    cupRoundsPlayed: int
    queue: list[TitleChaseDueRound]
    fixtures: list[list[TitleChaseFixture]]
    lots: list[str]
    stock: TitleChaseStock
    match: Union[TitleChaseCurrentMatch, None]
    history: list[TitleChaseSeasonResult]
    ending: Union[TitleChaseEnding, None]
    packs: TitleChaseEventGameImportedStatePacks
    cup: TitleChaseEventGameImportedStateCup


class TitleChaseEventGameImported(TypedDict):
    type: Literal["game.imported"]
    kind: Literal["sheet", "full"]
    digest: str
    state: TitleChaseEventGameImportedState


class TitleChaseEventGameImported2StateCup(TypedDict):
    alive: list[str]
    out: list[str]
    ties: list[TitleChaseCupTie]
    winner: Union[str, None]
    runnerUp: Union[str, None]


class TitleChaseEventGameImported2State(TypedDict):
    season: int
    league: TitleChaseLeague
    seats: list[TitleChaseManager]
    firstSeat: Union[int, None]
    currentSeat: Union[int, None]
    turn: int
    step: Union[Literal["roll", "nominate", "rounds"], None]
    debtCount: int
    roundsPlayed: int
    cupRoundsPlayed: int
    queue: list[TitleChaseDueRound]
    fixtures: list[list[TitleChaseFixture]]
    lots: list[str]
    stock: TitleChaseStock
    match: Union[TitleChaseCurrentMatch, None]
    history: list[TitleChaseSeasonResult]
    ending: Union[TitleChaseEnding, None]
    cup: TitleChaseEventGameImported2StateCup


class TitleChaseEventGameImported2(TypedDict):
    type: Literal["game.imported"]
    kind: Literal["sheet", "full"]
    state: TitleChaseEventGameImported2State


TitleChaseEvent = Union["TitleChaseEventSeasonStarted", "TitleChaseEventCupFieldSet", "TitleChaseEventTeamChosen", "TitleChaseEventFixturesDrawn", "TitleChaseEventLotsDrawn", "TitleChaseEventPackShuffled", "TitleChaseEventPackShuffled2", "TitleChaseEventFirstPlayerRolled", "TitleChaseEventFirstPlayerDecided", "TitleChaseEventTurnStarted", "TitleChaseEventDieRolled", "TitleChaseEventCounterMoved", "TitleChaseEventBlueTriggered", "TitleChaseEventPinkNominated", "TitleChaseEventCardDrawn", "TitleChaseEventDeckEmpty", "TitleChaseEventCardHeld", "TitleChaseEventCardReturned", "TitleChaseEventEffectVoid", "TitleChaseEventCashCollected", "TitleChaseEventCashPaid", "TitleChaseEventDebtRecorded", "TitleChaseEventDebtSettled", "TitleChaseEventStarBought", "TitleChaseEventStarLost", "TitleChaseEventStarSuspended", "TitleChaseEventStarReinstated", "TitleChaseEventAppealPlayed", "TitleChaseEventRoundStarted", "TitleChaseEventRoundFinished", "TitleChaseEventMatchSkipped", "TitleChaseEventMatchStarted", "TitleChaseEventLineupCommitted", "TitleChaseEventPenaltyCommitted", "TitleChaseEventMatchRolled", "TitleChaseEventMatchFinished", "TitleChaseEventCupRoundDrawn", "TitleChaseEventCupRoundDrawn2", "TitleChaseEventCupTieRevealed", "TitleChaseEventCupTieDecided", "TitleChaseEventCupWon", "TitleChaseEventCupRoundFinished", "TitleChaseEventResignationRequested", "TitleChaseEventSeatResigned", "TitleChaseEventSeasonFinished", "TitleChaseEventGameFinished", "TitleChaseEventGameImported", "TitleChaseEventGameImported2", "SeatHandedOverEvent", "GameCancelledEvent", "GamePausedEvent", "GameResumedEvent", "ClockExtendedEvent", "ClockExtendedMaskedEvent", "GameForkedEvent", "MoveUndoneEvent"]


class TitleChaseFixture(TypedDict):
    home: str
    away: str
    status: Literal["due", "skipped", "played"]
    score: Union[TitleChaseScore, None]


class TitleChaseLeague(TypedDict):
    teams: list[TitleChaseTeam]
    cupExtras: list[TitleChaseTeam]


class TitleChaseManagerDebt(TypedDict):
    id: int
    amount: int
    card: Union[str, None]
    reason: Literal["card", "blue"]


TitleChaseManagerSuspension = TypedDict(
    "TitleChaseManagerSuspension",
    {"category": "Literal[\"GK\", \"DEF\", \"MID\", \"FOR\"]", "card": "str", "from": "int", "to": "int"},
)


class TitleChaseManager(TypedDict):
    team: Union[str, None]
    square: int
    cash: int
    debts: list[TitleChaseManagerDebt]
    stars: list[Literal["GK", "DEF", "MID", "FOR"]]
    keep: list[str]
    suspensions: list[TitleChaseManagerSuspension]
    leaving: Union[int, None]
    resigned: Union[int, None]


class TitleChaseMatchSide(TypedDict):
    team: str
    seat: Union[int, None]
    stars: list[Literal["GK", "DEF", "MID", "FOR"]]
    penalty: Union[str, None]
    die: int
    black: Union[int, None]
    goals: int


class TitleChaseMoveChooseTeam(TypedDict):
    type: Literal["choose-team"]
    team: str


class TitleChaseMoveRoll(TypedDict):
    type: Literal["roll"]


class TitleChaseMoveNominate(TypedDict):
    type: Literal["nominate"]
    seat: int
    colour: Literal["yellow", "red"]


class TitleChaseMoveBuyStar(TypedDict):
    type: Literal["buy-star"]
    category: Literal["GK", "DEF", "MID", "FOR"]
    voucher: NotRequired[str]


class TitleChaseMovePlayAppeal(TypedDict):
    type: Literal["play-appeal"]
    card: str
    category: Literal["GK", "DEF", "MID", "FOR"]


class TitleChaseMoveCommitLineup(TypedDict):
    type: Literal["commit-lineup"]
    play: list[Literal["GK", "DEF", "MID", "FOR"]]


class TitleChaseMoveCommitPenalty(TypedDict):
    type: Literal["commit-penalty"]
    card: Union[str, None]


TitleChaseMove = Union["TitleChaseMoveChooseTeam", "TitleChaseMoveRoll", "TitleChaseMoveNominate", "TitleChaseMoveBuyStar", "TitleChaseMovePlayAppeal", "TitleChaseMoveCommitLineup", "TitleChaseMoveCommitPenalty"]


class TitleChaseOptionsLeague(TypedDict):
    source: Literal["pack"]
    id: str


class TitleChaseOptionsLeague2(TypedDict):
    source: Literal["custom"]
    teams: list[str]
    cupExtras: list[str]


class TitleChaseOptionsFixtures(TypedDict):
    rounds: list[list[list[int]]]


class TitleChaseOptions(TypedDict):
    version: NotRequired[Literal["long", "mini"]]
    league: NotRequired[Union[Union[TitleChaseOptionsLeague, TitleChaseOptionsLeague2], None]]
    fixtures: NotRequired[Union[Literal["generated", "prepared"], TitleChaseOptionsFixtures]]
    teamAssignment: NotRequired[Literal["choose", "random", "preset"]]
    starsLostOnDefeat: NotRequired[Literal["played", "owned"]]
    suspensionInCup: NotRequired[bool]
    miniTable: NotRequired[Literal["played-matches", "managed-only"]]
    replayDecisions: NotRequired[Literal["full", "keep"]]
    maxReplays: NotRequired[int]
    seasons: NotRequired[int]
    betweenSeasons: NotRequired[Literal["scratch", "carry"]]
    teamsBetweenSeasons: NotRequired[Literal["keep", "reselect"]]
    autoSkip: NotRequired[bool]
    autoRoll: NotRequired[bool]


TitleChaseScore = list[int]


class TitleChaseSeasonResult(TypedDict):
    season: int
    table: list[TitleChaseTableRow]
    positions: list[Union[int, None]]
    payments: list[int]
    double: Union[int, None]
    winner: int
    cupWinner: str
    runnerUp: str


class TitleChaseStock(TypedDict):
    GK: int
    DEF: int
    MID: int
    FOR: int


class TitleChaseTableRow(TypedDict):
    position: int
    team: str
    name: str
    seat: Union[int, None]
    played: int
    won: int
    drawn: int
    lost: int
    goalsFor: int
    goalsAgainst: int
    difference: int
    points: int


class TitleChaseTeam(TypedDict):
    id: str
    name: str


class TitleChaseViewPacksYellow(TypedDict):
    count: int
    order: Union[list[str], None]


class TitleChaseViewPacksRed(TypedDict):
    count: int
    order: Union[list[str], None]


class TitleChaseViewPacks(TypedDict):
    yellow: TitleChaseViewPacksYellow
    red: TitleChaseViewPacksRed


class TitleChaseViewCupStacks(TypedDict):
    home: list[str]
    away: list[str]


class TitleChaseViewCup(TypedDict):
    alive: list[str]
    out: list[str]
    ties: list[TitleChaseCupTie]
    winner: Union[str, None]
    runnerUp: Union[str, None]
    unrevealed: Union[list[str], None]
    stacks: Union[TitleChaseViewCupStacks, None]


class TitleChaseView(TypedDict):
    phase: Literal["choosing-teams", "playing", "finished"]
    season: int
    league: TitleChaseLeague
    seats: list[TitleChaseManager]
    firstSeat: Union[int, None]
    currentSeat: Union[int, None]
    turn: int
    step: Union[Literal["roll", "nominate", "rounds"], None]
    debtCount: int
    roundsPlayed: int
    cupRoundsPlayed: int
    queue: list[TitleChaseDueRound]
    fixtures: list[list[TitleChaseFixture]]
    lots: list[str]
    stock: TitleChaseStock
    match: Union[TitleChaseCurrentMatch, None]
    history: list[TitleChaseSeasonResult]
    ending: Union[TitleChaseEnding, None]
    counters: list[str]
    bank: int
    table: list[TitleChaseTableRow]
    packs: TitleChaseViewPacks
    cup: TitleChaseViewCup


class Token(TypedDict):
    id: str
    kind: Literal["token", "session", "console"]
    label: str
    scopes: list[Literal["play", "read", "support", "operator", "owner"]]
    createdAt: int
    expiresAt: Union[int, None]


class UploadPackInput(TypedDict):
    content: dict[str, Any]
    shared: NotRequired[bool]


class UploadedPack(TypedDict):
    name: str
    account: str
    id: str
    ruleset: RulesetId
    title: str
    version: str
    hash: str
    bytes: int
    shared: bool
    uploadedAt: int
    withdrawn: Union[str, None]
    warnings: list[str]


class WaitAnswer(TypedDict):
    reason: Literal["turn", "change", "over", "time-up"]
    version: int
    cursor: str
    more: bool
    events: list[GameEvent]
    decisions: list[AskedDecision]
    outcome: Union[Outcome, None]
    facts: NotRequired[list[str]]


class Webhook(TypedDict):
    id: str
    url: str
    events: list[Literal["turn.opened", "game.invited", "game.started", "game.over", "game.stalled"]]
    state: Literal["on", "failing", "off"]
    off: Union[Literal["owner", "gone", "failing", "banned", "operator"], None]
    madeAt: int
    lastOkAt: Union[int, None]
    failingSince: Union[int, None]


class WebhookDelivery(TypedDict):
    id: str
    message: str
    type: Literal["turn.opened", "game.invited", "game.started", "game.over", "game.stalled", "webhook.test"]
    game: Union[str, None]
    version: Union[int, None]
    outcome: Union[Literal["delivered", "given-up", "gone", "off", "banned"], None]
    nextTryAt: Union[int, None]
    tries: list[DeliveryAttempt]


class WhoAmI(TypedDict):
    account: Account
    scopes: list[Literal["play", "read", "support", "operator", "owner"]]
    handle: Union[str, None]
    profile: Literal["public", "hidden"]
    holiday: Holiday
    token: Union[str, None]


class ObservedGameAwaited(TypedDict):
    kind: str
    count: int


class ObservedGameRatingChangeBefore(TypedDict):
    mean: float
    deviation: float
    provisional: bool


class ObservedGameRatingChangeAfter(TypedDict):
    mean: float
    deviation: float
    provisional: bool


class ObservedGameRatingChange(TypedDict):
    seat: int
    before: ObservedGameRatingChangeBefore
    after: ObservedGameRatingChangeAfter


class ShowRulesetPath(TypedDict):
    ruleset: str


class ReadRulesPath(TypedDict):
    ruleset: str


class ReadRulesQuery(TypedDict):
    part: NotRequired[Literal["guide", "clauses"]]


class ShowPackAnswer(TypedDict):
    hash: str
    warnings: list[str]
    content: Any


class ShowPackPath(TypedDict):
    ruleset: str
    pack: str


class ListPacksAnswer(TypedDict):
    items: list[AccountPack]
    next: Union[str, None]


class ListPacksQuery(TypedDict):
    ruleset: NotRequired[RulesetId]
    mine: NotRequired[bool]
    after: NotRequired[str]
    limit: NotRequired[int]


class SharePackBody(TypedDict):
    shared: bool


class SharePackPath(TypedDict):
    pack: str


class DeletePackPath(TypedDict):
    pack: str


class StreamAccountQuery(TypedDict):
    after: NotRequired[str]


class MergeGuestBody(TypedDict):
    token: str


class ShowAccountPath(TypedDict):
    account: str


class ShowProfileQuery(TypedDict):
    handle: NotRequired[str]


class RevokeTokenPath(TypedDict):
    token: str


class ShowSignInRequestQuery(TypedDict):
    response_type: NotRequired[str]
    client_id: NotRequired[str]
    redirect_uri: NotRequired[str]
    code_challenge: NotRequired[str]
    code_challenge_method: NotRequired[str]
    scope: NotRequired[str]
    state: NotRequired[str]
    resource: NotRequired[str]


class CreateGrantAnswer(TypedDict):
    location: str


class ListGrantsAnswerAgent(TypedDict):
    id: str
    name: str


class ListGrantsAnswer(TypedDict):
    items: list[ConnectedProgram]
    agents: list[ListGrantsAnswerAgent]


class DeleteGrantPath(TypedDict):
    grant: str


class OpenSessionBody(TypedDict):
    name: AccountName


class OpenSessionBody2(TypedDict):
    token: str


class OpenSessionAnswer(TypedDict):
    account: Account


class CloseSessionQuery(TypedDict):
    everywhere: NotRequired[bool]


class CreatePasskeyOptionsAnswer(TypedDict):
    publicKey: dict[str, Any]


class AddPasskeyBodyCredential(TypedDict):
    id: str
    response: dict[str, Any]


class AddPasskeyBody(TypedDict):
    credential: AddPasskeyBodyCredential


class RemovePasskeyPath(TypedDict):
    passkey: str


class PasskeyRequestOptionsAnswer(TypedDict):
    publicKey: dict[str, Any]


class SignInWithPasskeyBodyCredential(TypedDict):
    id: str
    response: dict[str, Any]


class SignInWithPasskeyBody(TypedDict):
    credential: SignInWithPasskeyBodyCredential
    keepGames: NotRequired[bool]


class SignInWithPasskeyAnswer(TypedDict):
    account: Account


class ShowLinkPath(TypedDict):
    link: str


class ApproveLinkPath(TypedDict):
    link: str


class EnterLinkBody(TypedDict):
    code: str
    secret: NotRequired[str]


class EnterLinkAnswer(TypedDict):
    account: Union[Account, None]
    secret: Union[str, None]


class EnterLinkAnswer2(TypedDict):
    account: Union[Account, None]
    secret: Union[str, None]


DownloadPersonalExportQuery = TypedDict(
    "DownloadPersonalExportQuery",
    {"from": "NotRequired[int]"},
)


class ListRatingsAnswer(TypedDict):
    items: list[LeaderboardEntry]
    next: Union[str, None]


class ListRatingsQuery(TypedDict):
    ruleset: NotRequired[RulesetId]
    pool: NotRequired[Literal["two", "more"]]
    after: NotRequired[str]
    limit: NotRequired[int]


class ShowRatingsPath(TypedDict):
    account: str


class ListGamesAnswer(TypedDict):
    items: list[Game]
    next: Union[str, None]


class ListGamesQuery(TypedDict):
    status: NotRequired[Literal["open", "running", "over", "cancelled"]]
    ruleset: NotRequired[RulesetId]
    mine: NotRequired[bool]
    awaitsMe: NotRequired[bool]
    forks: NotRequired[bool]
    after: NotRequired[str]
    limit: NotRequired[int]


class ShowInvitationPath(TypedDict):
    code: str


class ObserveGamePath(TypedDict):
    game: str


ObserveGameQuery = TypedDict(
    "ObserveGameQuery",
    {"at": "NotRequired[Union[int, str]]", "since": "NotRequired[Union[int, str]]", "text": "NotRequired[bool]", "as": "NotRequired[int]"},
)


class JoinGamePath(TypedDict):
    game: str


class LeaveSeatPath(TypedDict):
    game: str
    seat: int


class StartGamePath(TypedDict):
    game: str


class CancelGameBody(TypedDict):
    reason: NotRequired[Literal["abandoned", "players-asked", "cheating", "abuse", "fault", "maintenance", "other"]]


class CancelGamePath(TypedDict):
    game: str


class RematchGameBody(TypedDict):
    entropy: NotRequired[str]


class RematchGamePath(TypedDict):
    game: str


class ForkGamePath(TypedDict):
    game: str


class WaitForOpponentPath(TypedDict):
    pairing: str


class CancelMatchmakingPath(TypedDict):
    pairing: str


class ImportGameQuery(TypedDict):
    at: NotRequired[int]
    decisionSeconds: NotRequired[Union[int, None]]
    game: NotRequired[str]
    seats: NotRequired[list[Union[Literal["me", "bot"], str]]]


class ListDecisionsPath(TypedDict):
    game: str


class ListDecisionsQuery(TypedDict):
    include: NotRequired[list[Literal["words", "seats"]]]


class ListMomentsPath(TypedDict):
    game: str


class SubmitMovePath(TypedDict):
    game: str


class SubmitMoveQuery(TypedDict):
    after: NotRequired[Union[int, str]]
    include: NotRequired[list[Literal["view", "text", "decisions", "schema", "words", "seats", "beats"]]]
    dryRun: NotRequired[bool]
    wait: NotRequired[float]


class ResignPath(TypedDict):
    game: str


class UndoMoveBody(TypedDict):
    decisionId: str


class UndoMovePath(TypedDict):
    game: str


class SaveGamePath(TypedDict):
    game: str


class SaveGameQuery(TypedDict):
    kind: NotRequired[str]


class ShowTablePath(TypedDict):
    game: str


class StreamTablePath(TypedDict):
    game: str


class ReactBody(TypedDict):
    reaction: Literal["hello", "good-luck", "nice-move", "well-played", "wow", "oops", "sorry", "thanks", "one-moment", "good-game"]


class ReactPath(TypedDict):
    game: str


class ClaimSeatBody(TypedDict):
    kind: Literal["win", "bot"]
    seat: int


class ClaimSeatAnswer(TypedDict):
    ruleset: RulesetId
    version: int
    cursor: str
    head: str
    events: list[GameEvent]
    decisions: list[AskedDecision]
    outcome: Union[Outcome, None]
    view: NotRequired[Any]
    text: NotRequired[str]
    whole: NotRequired[list[Decision]]
    facts: NotRequired[list[str]]
    beats: NotRequired[list[Beat]]
    beatsSince: NotRequired[int]


class ClaimSeatPath(TypedDict):
    game: str


class ListEventsPath(TypedDict):
    game: str


class ListEventsQuery(TypedDict):
    after: NotRequired[Union[int, str]]
    limit: NotRequired[int]
    include: NotRequired[list[Literal["words", "seats"]]]
    raw: NotRequired[bool]


class ExportGamePath(TypedDict):
    game: str


class VerifyChainPath(TypedDict):
    game: str


class VerifyChainQuery(TypedDict):
    head: NotRequired[str]
    version: NotRequired[int]


class StreamGamePath(TypedDict):
    game: str


class StreamGameQuery(TypedDict):
    after: NotRequired[Union[int, str]]
    include: NotRequired[list[Literal["words", "seats"]]]


class WaitForGamePath(TypedDict):
    game: str


class WaitForGameQuery(TypedDict):
    after: NotRequired[Union[int, str]]
    until: NotRequired[Literal["turn", "change", "news"]]
    limit: NotRequired[int]
    include: NotRequired[list[Literal["words", "seats", "decisions", "schema"]]]
    timeout: NotRequired[float]


class ListSeasonsAnswer(TypedDict):
    items: list[Season]
    next: Union[str, None]


class ListSeasonsQuery(TypedDict):
    after: NotRequired[str]
    limit: NotRequired[int]


class ShowSeasonPath(TypedDict):
    season: str


class EnterSeasonPath(TypedDict):
    season: str


class WithdrawFromSeasonPath(TypedDict):
    season: str


class NextFixturePath(TypedDict):
    season: str


class ShowStandingsPath(TypedDict):
    season: str


class ListSeasonGamesAnswer(TypedDict):
    items: list[SeasonGame]
    next: Union[str, None]


class ListSeasonGamesPath(TypedDict):
    season: str


class ListSeasonGamesQuery(TypedDict):
    after: NotRequired[str]
    limit: NotRequired[int]


class ExportSeasonPath(TypedDict):
    season: str


ChangeNoticesBodyQuiet = TypedDict(
    "ChangeNoticesBodyQuiet",
    {"from": "int", "until": "int"},
)


class ChangeNoticesBody(TypedDict):
    types: list[Literal["turn", "invited", "rematch", "over"]]
    quiet: Union[ChangeNoticesBodyQuiet, None]
    timezone: str


class SubscribeBrowserBodyKeys(TypedDict):
    p256dh: str
    auth: str


class SubscribeBrowserBody(TypedDict):
    endpoint: str
    keys: SubscribeBrowserBodyKeys
    label: NotRequired[str]


class SubscribeBrowserAnswer(TypedDict):
    id: str


class UnsubscribeBrowserPath(TypedDict):
    browser: str


class ReadPushKeyAnswer(TypedDict):
    key: str


class MuteGameBody(TypedDict):
    muted: bool


class MuteGameAnswer(TypedDict):
    muted: bool


class MuteGamePath(TypedDict):
    game: str


class ChangeWebhookPath(TypedDict):
    webhook: str


class RemoveWebhookPath(TypedDict):
    webhook: str


class RotateWebhookSecretPath(TypedDict):
    webhook: str


class TestWebhookPath(TypedDict):
    webhook: str


class ListDeliveriesAnswer(TypedDict):
    items: list[WebhookDelivery]
    next: Union[str, None]


class ListDeliveriesPath(TypedDict):
    webhook: str


class ListDeliveriesQuery(TypedDict):
    after: NotRequired[str]
    limit: NotRequired[int]


class ResendDeliveryPath(TypedDict):
    webhook: str
    delivery: str


class ReadKeysAnswerKey(TypedDict):
    kty: Literal["OKP"]
    crv: Literal["Ed25519"]
    alg: Literal["EdDSA"]
    use: Literal["sig"]
    x: str
    kid: str
    exp: NotRequired[int]


class ReadKeysAnswer(TypedDict):
    keys: list[ReadKeysAnswerKey]


class LobbyGame(GameBase):
    ruleset: RulesetId
    seats: list[ListedSeat]
    seat: Union[int, None]


class Created(GameBase):
    ruleset: RulesetId
    seats: list[ListedSeat]
    seat: Union[int, None]
    version: int
    inviteCode: Union[str, None]
    commitment: str


class Game(GameBase):
    ruleset: RulesetId
    seats: list[ListedSeat]
    seat: Union[int, None]
    version: int
    awaits: Union[list[int], None]
    outcome: Union[Outcome, None]


class GoalscorerMoveAnswer(MadeMove):
    ruleset: RulesetId
    view: NotRequired[GoalscorerView]


class Invitation(GameBase):
    ruleset: RulesetId
    seats: list[ListedSeat]
    hostName: Union[str, None]


class ObservedGame(GameBase):
    clocks: list[Clock]
    seats: list[Seat]
    seat: Union[int, None]
    inviteCode: Union[str, None]
    version: int
    cursor: str
    head: Union[str, None]
    at: Union[int, None]
    paused: Union[Paused, None]
    text: NotRequired[str]
    decisions: list[DecisionBrief]
    others: list[OtherDecision]
    awaited: list[ObservedGameAwaited]
    banks: Union[list[int], None]
    undoable: Union[str, None]
    outcome: Union[Outcome, None]
    result: Union[GameResult, None]
    fairness: Fairness
    looks: list[HiddenStateNotice]
    ratingChanges: Union[list[ObservedGameRatingChange], None]
    rematch: Union[str, None]
    serverTime: int
    beats: NotRequired[list[Beat]]
    beatsSince: NotRequired[int]


class RisingStarMoveAnswer(MadeMove):
    ruleset: RulesetId
    view: NotRequired[RisingStarView]


class StarplayerMoveAnswer(MadeMove):
    ruleset: RulesetId
    view: NotRequired[StarplayerView]


class SuperclubMoveAnswer(MadeMove):
    ruleset: RulesetId
    view: NotRequired[SuperclubView]


class TitleChaseMoveAnswer(MadeMove):
    ruleset: RulesetId
    view: NotRequired[TitleChaseView]


class GoalscorerObservation(ObservedGame):
    ruleset: RulesetId
    view: Union[GoalscorerView, None]


class RisingStarObservation(ObservedGame):
    ruleset: RulesetId
    view: Union[RisingStarView, None]


class StarplayerObservation(ObservedGame):
    ruleset: RulesetId
    view: Union[StarplayerView, None]


class SuperclubObservation(ObservedGame):
    ruleset: RulesetId
    view: Union[SuperclubView, None]


class TitleChaseObservation(ObservedGame):
    ruleset: RulesetId
    view: Union[TitleChaseView, None]


OPERATIONS: dict[str, tuple[str, str]] = {
    "listRulesets": ("GET", "/v1/rulesets"),
    "showRuleset": ("GET", "/v1/rulesets/{ruleset}"),
    "readRules": ("GET", "/v1/rulesets/{ruleset}/rules"),
    "showPack": ("GET", "/v1/rulesets/{ruleset}/packs/{pack}"),
    "uploadPack": ("POST", "/v1/packs"),
    "listPacks": ("GET", "/v1/packs"),
    "sharePack": ("POST", "/v1/packs/{pack}/sharing"),
    "deletePack": ("DELETE", "/v1/packs/{pack}"),
    "signUp": ("POST", "/v1/accounts"),
    "whoAmI": ("GET", "/v1/account"),
    "changeAccount": ("POST", "/v1/account"),
    "deleteAccount": ("DELETE", "/v1/account"),
    "setHoliday": ("POST", "/v1/account/holiday"),
    "streamAccount": ("GET", "/v1/account/stream"),
    "mergeGuest": ("POST", "/v1/account/merge"),
    "showAccount": ("GET", "/v1/accounts/{account}"),
    "showProfile": ("GET", "/v1/profile"),
    "createToken": ("POST", "/v1/tokens"),
    "listTokens": ("GET", "/v1/tokens"),
    "revokeToken": ("DELETE", "/v1/tokens/{token}"),
    "showSignInRequest": ("GET", "/v1/oauth/request"),
    "createGrant": ("POST", "/v1/oauth/grants"),
    "listGrants": ("GET", "/v1/grants"),
    "deleteGrant": ("DELETE", "/v1/grants/{grant}"),
    "openSession": ("POST", "/v1/session"),
    "closeSession": ("DELETE", "/v1/session"),
    "createPasskeyOptions": ("POST", "/v1/passkeys/options"),
    "addPasskey": ("POST", "/v1/passkeys"),
    "listPasskeys": ("GET", "/v1/passkeys"),
    "removePasskey": ("DELETE", "/v1/passkeys/{passkey}"),
    "passkeyRequestOptions": ("POST", "/v1/sign-in/passkey/options"),
    "signInWithPasskey": ("POST", "/v1/sign-in/passkey"),
    "createLink": ("POST", "/v1/account/links"),
    "showLink": ("GET", "/v1/account/links/{link}"),
    "approveLink": ("POST", "/v1/account/links/{link}/approve"),
    "enterLink": ("POST", "/v1/sign-in/link"),
    "getPersonalExport": ("GET", "/v1/account/export"),
    "startPersonalExport": ("POST", "/v1/account/export"),
    "downloadPersonalExport": ("GET", "/v1/account/export/content"),
    "listRatings": ("GET", "/v1/ratings"),
    "showRatings": ("GET", "/v1/accounts/{account}/ratings"),
    "createGame": ("POST", "/v1/games"),
    "listGames": ("GET", "/v1/games"),
    "showInvitation": ("GET", "/v1/invitations/{code}"),
    "observeGame": ("GET", "/v1/games/{game}"),
    "joinGame": ("POST", "/v1/games/{game}/seats"),
    "leaveSeat": ("DELETE", "/v1/games/{game}/seats/{seat}"),
    "startGame": ("POST", "/v1/games/{game}/start"),
    "cancelGame": ("POST", "/v1/games/{game}/cancel"),
    "rematchGame": ("POST", "/v1/games/{game}/rematch"),
    "forkGame": ("POST", "/v1/games/{game}/forks"),
    "findOpponent": ("POST", "/v1/pairings"),
    "waitForOpponent": ("POST", "/v1/pairings/{pairing}/wait"),
    "cancelMatchmaking": ("DELETE", "/v1/pairings/{pairing}"),
    "importGame": ("POST", "/v1/imports"),
    "listDecisions": ("GET", "/v1/games/{game}/decisions"),
    "listMoments": ("GET", "/v1/games/{game}/moments"),
    "submitMove": ("POST", "/v1/games/{game}/moves"),
    "resign": ("POST", "/v1/games/{game}/resignation"),
    "undoMove": ("POST", "/v1/games/{game}/undo"),
    "saveGame": ("GET", "/v1/games/{game}/save"),
    "showTable": ("GET", "/v1/games/{game}/table"),
    "streamTable": ("GET", "/v1/games/{game}/table/stream"),
    "streamLobby": ("GET", "/v1/lobby/stream"),
    "react": ("POST", "/v1/games/{game}/talk"),
    "claimSeat": ("POST", "/v1/games/{game}/claims"),
    "listEvents": ("GET", "/v1/games/{game}/events"),
    "exportGame": ("GET", "/v1/games/{game}/export"),
    "verifyChain": ("GET", "/v1/games/{game}/verify"),
    "streamGame": ("GET", "/v1/games/{game}/stream"),
    "waitForGame": ("GET", "/v1/games/{game}/wait"),
    "listSeasons": ("GET", "/v1/seasons"),
    "showSeason": ("GET", "/v1/seasons/{season}"),
    "enterSeason": ("POST", "/v1/seasons/{season}/entries"),
    "withdrawFromSeason": ("DELETE", "/v1/seasons/{season}/entries"),
    "nextFixture": ("POST", "/v1/seasons/{season}/fixtures"),
    "showStandings": ("GET", "/v1/seasons/{season}/standings"),
    "listSeasonGames": ("GET", "/v1/seasons/{season}/games"),
    "exportSeason": ("GET", "/v1/seasons/{season}/export"),
    "showNotices": ("GET", "/v1/account/notices"),
    "changeNotices": ("POST", "/v1/account/notices"),
    "subscribeBrowser": ("POST", "/v1/account/push"),
    "unsubscribeBrowser": ("DELETE", "/v1/account/push/{browser}"),
    "readPushKey": ("GET", "/v1/push-key"),
    "muteGame": ("POST", "/v1/games/{game}/mute"),
    "listWebhooks": ("GET", "/v1/webhooks"),
    "createWebhook": ("POST", "/v1/webhooks"),
    "changeWebhook": ("POST", "/v1/webhooks/{webhook}"),
    "removeWebhook": ("DELETE", "/v1/webhooks/{webhook}"),
    "rotateWebhookSecret": ("POST", "/v1/webhooks/{webhook}/secret"),
    "testWebhook": ("POST", "/v1/webhooks/{webhook}/test"),
    "listDeliveries": ("GET", "/v1/webhooks/{webhook}/deliveries"),
    "resendDelivery": ("POST", "/v1/webhooks/{webhook}/deliveries/{delivery}/resend"),
    "showStatus": ("GET", "/v1/status"),
    "readKeys": ("GET", "/.well-known/touchline-keys.json"),
}


class Calls:
    """The operations, for type checkers."""

    @overload
    def call(self, operation_id: Literal["listRulesets"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> list[RulesetSummary]: ...

    @overload
    def call(self, operation_id: Literal["showRuleset"], path: ShowRulesetPath, *, query: None = None, body: None = None, key: str | None = None) -> Ruleset: ...

    @overload
    def call(self, operation_id: Literal["readRules"], path: ReadRulesPath, *, query: ReadRulesQuery | None = None, body: None = None, key: str | None = None) -> str: ...

    @overload
    def call(self, operation_id: Literal["showPack"], path: ShowPackPath, *, query: None = None, body: None = None, key: str | None = None) -> ShowPackAnswer: ...

    @overload
    def call(self, operation_id: Literal["uploadPack"], path: None = None, *, query: None = None, body: UploadPackInput, key: str | None = None) -> UploadedPack: ...

    @overload
    def call(self, operation_id: Literal["listPacks"], path: None = None, *, query: ListPacksQuery | None = None, body: None = None, key: str | None = None) -> ListPacksAnswer: ...

    @overload
    def call(self, operation_id: Literal["sharePack"], path: SharePackPath, *, query: None = None, body: SharePackBody, key: str | None = None) -> AccountPack: ...

    @overload
    def call(self, operation_id: Literal["deletePack"], path: DeletePackPath, *, query: None = None, body: None = None, key: str | None = None) -> None: ...

    @overload
    def call(self, operation_id: Literal["signUp"], path: None = None, *, query: None = None, body: SignUpInput, key: str | None = None) -> SignedUp: ...

    @overload
    def call(self, operation_id: Literal["whoAmI"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> WhoAmI: ...

    @overload
    def call(self, operation_id: Literal["changeAccount"], path: None = None, *, query: None = None, body: ChangeAccountInput | None = None, key: str | None = None) -> WhoAmI: ...

    @overload
    def call(self, operation_id: Literal["deleteAccount"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> None: ...

    @overload
    def call(self, operation_id: Literal["setHoliday"], path: None = None, *, query: None = None, body: HolidayInput, key: str | None = None) -> Holiday: ...

    @overload
    def call(self, operation_id: Literal["streamAccount"], path: None = None, *, query: StreamAccountQuery | None = None, body: None = None, key: str | None = None) -> str: ...

    @overload
    def call(self, operation_id: Literal["mergeGuest"], path: None = None, *, query: None = None, body: MergeGuestBody, key: str | None = None) -> Account: ...

    @overload
    def call(self, operation_id: Literal["showAccount"], path: ShowAccountPath, *, query: None = None, body: None = None, key: str | None = None) -> Account: ...

    @overload
    def call(self, operation_id: Literal["showProfile"], path: None = None, *, query: ShowProfileQuery | None = None, body: None = None, key: str | None = None) -> Profile: ...

    @overload
    def call(self, operation_id: Literal["createToken"], path: None = None, *, query: None = None, body: CreateTokenInput, key: str | None = None) -> NewToken: ...

    @overload
    def call(self, operation_id: Literal["listTokens"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> list[Token]: ...

    @overload
    def call(self, operation_id: Literal["revokeToken"], path: RevokeTokenPath, *, query: None = None, body: None = None, key: str | None = None) -> None: ...

    @overload
    def call(self, operation_id: Literal["showSignInRequest"], path: None = None, *, query: ShowSignInRequestQuery | None = None, body: None = None, key: str | None = None) -> SignInFacts: ...

    @overload
    def call(self, operation_id: Literal["createGrant"], path: None = None, *, query: None = None, body: CreateGrantInput, key: str | None = None) -> CreateGrantAnswer: ...

    @overload
    def call(self, operation_id: Literal["listGrants"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> ListGrantsAnswer: ...

    @overload
    def call(self, operation_id: Literal["deleteGrant"], path: DeleteGrantPath, *, query: None = None, body: None = None, key: str | None = None) -> None: ...

    @overload
    def call(self, operation_id: Literal["openSession"], path: None = None, *, query: None = None, body: Union[OpenSessionBody, OpenSessionBody2], key: str | None = None) -> OpenSessionAnswer: ...

    @overload
    def call(self, operation_id: Literal["closeSession"], path: None = None, *, query: CloseSessionQuery | None = None, body: None = None, key: str | None = None) -> None: ...

    @overload
    def call(self, operation_id: Literal["createPasskeyOptions"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> CreatePasskeyOptionsAnswer: ...

    @overload
    def call(self, operation_id: Literal["addPasskey"], path: None = None, *, query: None = None, body: AddPasskeyBody, key: str | None = None) -> Passkey: ...

    @overload
    def call(self, operation_id: Literal["listPasskeys"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> list[Passkey]: ...

    @overload
    def call(self, operation_id: Literal["removePasskey"], path: RemovePasskeyPath, *, query: None = None, body: None = None, key: str | None = None) -> None: ...

    @overload
    def call(self, operation_id: Literal["passkeyRequestOptions"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> PasskeyRequestOptionsAnswer: ...

    @overload
    def call(self, operation_id: Literal["signInWithPasskey"], path: None = None, *, query: None = None, body: SignInWithPasskeyBody, key: str | None = None) -> SignInWithPasskeyAnswer: ...

    @overload
    def call(self, operation_id: Literal["createLink"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> NewSignInLink: ...

    @overload
    def call(self, operation_id: Literal["showLink"], path: ShowLinkPath, *, query: None = None, body: None = None, key: str | None = None) -> SignInLink: ...

    @overload
    def call(self, operation_id: Literal["approveLink"], path: ApproveLinkPath, *, query: None = None, body: None = None, key: str | None = None) -> None: ...

    @overload
    def call(self, operation_id: Literal["enterLink"], path: None = None, *, query: None = None, body: EnterLinkBody, key: str | None = None) -> EnterLinkAnswer | EnterLinkAnswer2: ...

    @overload
    def call(self, operation_id: Literal["getPersonalExport"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> PersonalExport: ...

    @overload
    def call(self, operation_id: Literal["startPersonalExport"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> PersonalExport: ...

    @overload
    def call(self, operation_id: Literal["downloadPersonalExport"], path: None = None, *, query: DownloadPersonalExportQuery | None = None, body: None = None, key: str | None = None) -> str: ...

    @overload
    def call(self, operation_id: Literal["listRatings"], path: None = None, *, query: ListRatingsQuery | None = None, body: None = None, key: str | None = None) -> ListRatingsAnswer: ...

    @overload
    def call(self, operation_id: Literal["showRatings"], path: ShowRatingsPath, *, query: None = None, body: None = None, key: str | None = None) -> AccountRatings: ...

    @overload
    def call(self, operation_id: Literal["createGame"], path: None = None, *, query: None = None, body: CreateGameInput, key: str | None = None) -> Created: ...

    @overload
    def call(self, operation_id: Literal["listGames"], path: None = None, *, query: ListGamesQuery | None = None, body: None = None, key: str | None = None) -> ListGamesAnswer: ...

    @overload
    def call(self, operation_id: Literal["showInvitation"], path: ShowInvitationPath, *, query: None = None, body: None = None, key: str | None = None) -> Invitation: ...

    @overload
    def call(self, operation_id: Literal["observeGame"], path: ObserveGamePath, *, query: ObserveGameQuery | None = None, body: None = None, key: str | None = None) -> Observation: ...

    @overload
    def call(self, operation_id: Literal["joinGame"], path: JoinGamePath, *, query: None = None, body: JoinInput | None = None, key: str | None = None) -> Created: ...

    @overload
    def call(self, operation_id: Literal["leaveSeat"], path: LeaveSeatPath, *, query: None = None, body: None = None, key: str | None = None) -> None: ...

    @overload
    def call(self, operation_id: Literal["startGame"], path: StartGamePath, *, query: None = None, body: None = None, key: str | None = None) -> Created: ...

    @overload
    def call(self, operation_id: Literal["cancelGame"], path: CancelGamePath, *, query: None = None, body: CancelGameBody | None = None, key: str | None = None) -> GameChange: ...

    @overload
    def call(self, operation_id: Literal["rematchGame"], path: RematchGamePath, *, query: None = None, body: RematchGameBody | None = None, key: str | None = None) -> Created: ...

    @overload
    def call(self, operation_id: Literal["forkGame"], path: ForkGamePath, *, query: None = None, body: ForkInput, key: str | None = None) -> Created: ...

    @overload
    def call(self, operation_id: Literal["findOpponent"], path: None = None, *, query: None = None, body: FindOpponentInput, key: str | None = None) -> Pairing: ...

    @overload
    def call(self, operation_id: Literal["waitForOpponent"], path: WaitForOpponentPath, *, query: None = None, body: None = None, key: str | None = None) -> Pairing: ...

    @overload
    def call(self, operation_id: Literal["cancelMatchmaking"], path: CancelMatchmakingPath, *, query: None = None, body: None = None, key: str | None = None) -> None: ...

    @overload
    def call(self, operation_id: Literal["importGame"], path: None = None, *, query: ImportGameQuery | None = None, body: str = None, key: str | None = None) -> Created: ...

    @overload
    def call(self, operation_id: Literal["listDecisions"], path: ListDecisionsPath, *, query: ListDecisionsQuery | None = None, body: None = None, key: str | None = None) -> Decisions: ...

    @overload
    def call(self, operation_id: Literal["listMoments"], path: ListMomentsPath, *, query: None = None, body: None = None, key: str | None = None) -> Moments: ...

    @overload
    def call(self, operation_id: Literal["submitMove"], path: SubmitMovePath, *, query: SubmitMoveQuery | None = None, body: MoveInput, key: str | None = None) -> MoveAnswer | None: ...

    @overload
    def call(self, operation_id: Literal["resign"], path: ResignPath, *, query: None = None, body: None = None, key: str | None = None) -> MoveAnswer: ...

    @overload
    def call(self, operation_id: Literal["undoMove"], path: UndoMovePath, *, query: None = None, body: UndoMoveBody, key: str | None = None) -> MoveAnswer: ...

    @overload
    def call(self, operation_id: Literal["saveGame"], path: SaveGamePath, *, query: SaveGameQuery | None = None, body: None = None, key: str | None = None) -> Any: ...

    @overload
    def call(self, operation_id: Literal["showTable"], path: ShowTablePath, *, query: None = None, body: None = None, key: str | None = None) -> Table: ...

    @overload
    def call(self, operation_id: Literal["streamTable"], path: StreamTablePath, *, query: None = None, body: None = None, key: str | None = None) -> str: ...

    @overload
    def call(self, operation_id: Literal["streamLobby"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> str: ...

    @overload
    def call(self, operation_id: Literal["react"], path: ReactPath, *, query: None = None, body: ReactBody, key: str | None = None) -> Table: ...

    @overload
    def call(self, operation_id: Literal["claimSeat"], path: ClaimSeatPath, *, query: None = None, body: ClaimSeatBody, key: str | None = None) -> ClaimSeatAnswer: ...

    @overload
    def call(self, operation_id: Literal["listEvents"], path: ListEventsPath, *, query: ListEventsQuery | None = None, body: None = None, key: str | None = None) -> Events: ...

    @overload
    def call(self, operation_id: Literal["exportGame"], path: ExportGamePath, *, query: None = None, body: None = None, key: str | None = None) -> str: ...

    @overload
    def call(self, operation_id: Literal["verifyChain"], path: VerifyChainPath, *, query: VerifyChainQuery | None = None, body: None = None, key: str | None = None) -> ChainCheck: ...

    @overload
    def call(self, operation_id: Literal["streamGame"], path: StreamGamePath, *, query: StreamGameQuery | None = None, body: None = None, key: str | None = None) -> str | None: ...

    @overload
    def call(self, operation_id: Literal["waitForGame"], path: WaitForGamePath, *, query: WaitForGameQuery | None = None, body: None = None, key: str | None = None) -> WaitAnswer: ...

    @overload
    def call(self, operation_id: Literal["listSeasons"], path: None = None, *, query: ListSeasonsQuery | None = None, body: None = None, key: str | None = None) -> ListSeasonsAnswer: ...

    @overload
    def call(self, operation_id: Literal["showSeason"], path: ShowSeasonPath, *, query: None = None, body: None = None, key: str | None = None) -> Season: ...

    @overload
    def call(self, operation_id: Literal["enterSeason"], path: EnterSeasonPath, *, query: None = None, body: EnterSeasonInput | None = None, key: str | None = None) -> Season: ...

    @overload
    def call(self, operation_id: Literal["withdrawFromSeason"], path: WithdrawFromSeasonPath, *, query: None = None, body: None = None, key: str | None = None) -> None: ...

    @overload
    def call(self, operation_id: Literal["nextFixture"], path: NextFixturePath, *, query: None = None, body: None = None, key: str | None = None) -> SeasonFixture: ...

    @overload
    def call(self, operation_id: Literal["showStandings"], path: ShowStandingsPath, *, query: None = None, body: None = None, key: str | None = None) -> SeasonStandings: ...

    @overload
    def call(self, operation_id: Literal["listSeasonGames"], path: ListSeasonGamesPath, *, query: ListSeasonGamesQuery | None = None, body: None = None, key: str | None = None) -> ListSeasonGamesAnswer: ...

    @overload
    def call(self, operation_id: Literal["exportSeason"], path: ExportSeasonPath, *, query: None = None, body: None = None, key: str | None = None) -> str: ...

    @overload
    def call(self, operation_id: Literal["showNotices"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> Notices: ...

    @overload
    def call(self, operation_id: Literal["changeNotices"], path: None = None, *, query: None = None, body: ChangeNoticesBody, key: str | None = None) -> Notices: ...

    @overload
    def call(self, operation_id: Literal["subscribeBrowser"], path: None = None, *, query: None = None, body: SubscribeBrowserBody, key: str | None = None) -> SubscribeBrowserAnswer: ...

    @overload
    def call(self, operation_id: Literal["unsubscribeBrowser"], path: UnsubscribeBrowserPath, *, query: None = None, body: None = None, key: str | None = None) -> None: ...

    @overload
    def call(self, operation_id: Literal["readPushKey"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> ReadPushKeyAnswer: ...

    @overload
    def call(self, operation_id: Literal["muteGame"], path: MuteGamePath, *, query: None = None, body: MuteGameBody, key: str | None = None) -> MuteGameAnswer: ...

    @overload
    def call(self, operation_id: Literal["listWebhooks"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> list[Webhook]: ...

    @overload
    def call(self, operation_id: Literal["createWebhook"], path: None = None, *, query: None = None, body: CreateWebhookInput, key: str | None = None) -> NewWebhook: ...

    @overload
    def call(self, operation_id: Literal["changeWebhook"], path: ChangeWebhookPath, *, query: None = None, body: ChangeWebhookInput | None = None, key: str | None = None) -> Webhook: ...

    @overload
    def call(self, operation_id: Literal["removeWebhook"], path: RemoveWebhookPath, *, query: None = None, body: None = None, key: str | None = None) -> None: ...

    @overload
    def call(self, operation_id: Literal["rotateWebhookSecret"], path: RotateWebhookSecretPath, *, query: None = None, body: None = None, key: str | None = None) -> NewWebhookSecret: ...

    @overload
    def call(self, operation_id: Literal["testWebhook"], path: TestWebhookPath, *, query: None = None, body: None = None, key: str | None = None) -> WebhookDelivery: ...

    @overload
    def call(self, operation_id: Literal["listDeliveries"], path: ListDeliveriesPath, *, query: ListDeliveriesQuery | None = None, body: None = None, key: str | None = None) -> ListDeliveriesAnswer: ...

    @overload
    def call(self, operation_id: Literal["resendDelivery"], path: ResendDeliveryPath, *, query: None = None, body: None = None, key: str | None = None) -> WebhookDelivery: ...

    @overload
    def call(self, operation_id: Literal["showStatus"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> ServiceStatus: ...

    @overload
    def call(self, operation_id: Literal["readKeys"], path: None = None, *, query: None = None, body: None = None, key: str | None = None) -> ReadKeysAnswer: ...

    def call(self, operation_id: str, path: Any = None, query: Any = None, body: Any = None, key: str | None = None) -> Any:
        raise NotImplementedError
