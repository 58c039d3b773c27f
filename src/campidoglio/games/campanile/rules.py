"""Campanile: the rulebook.

By Hanno and Wilfried Kuhn (Blatz, 1996); the French translation by François Haffner is our source, with
the official variant. Nothing is left out. The rules are numbered CN-1 … CN-15; where the source is
silent, README.md beside this file says what we decided. The 2009 re-issue is another game.
"""

from __future__ import annotations

from enum import IntEnum

from campidoglio.kernel.actions import Actions, action
from campidoglio.kernel.chance import below, shuffle
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import I8, Cube, GameState, Grid, Known, Row, field, state


class Style(IntEnum):
    """CN-1: the five styles of tower; the source names none, so the names are ours."""

    ROMANESQUE = 0
    GOTHIC = 1
    RENAISSANCE = 2
    BAROQUE = 3
    MOORISH = 4


class Phase(IntEnum):
    """What is asked of the player whose turn it is; drawing (CN-8) asks nothing."""

    BUILD = 0
    BET = 1
    OVER = 2


class BetOn(IntEnum):
    """CN-14: on which towers one may bet."""

    SHOWING = 0
    BUILT = 1


class Ending(IntEnum):
    """CN-10: the one way a game ends."""

    NONE = 0
    PILE_EMPTY = 1


FEWEST_PLAYERS = 2
MOST_PLAYERS = 5
STYLES = 5
PILES = 3
HAND = 3
HIGHEST_CHIP = 3
NOTHING = -1

# CN-1: tower cards of each style. CN-4: how many are removed with 0, 1, 2 … players.
CARDS_A_STYLE = 14
REMOVED = (0, 0, 5, 3, 1, 0)
DECK = STYLES * CARDS_A_STYLE

# CN-1: the flags of the tallest, second, third and fourth tower: greatest sum, second greatest.
FLAGS = ((8, 4), (6, 3), (4, 2), (2, 1))

# CN-2: a player's chips of value 1, 2 and 3.
CHIPS = (5, 3, 1)

LEGAL_LIMIT = STYLES * HIGHEST_CHIP + 1


@state
class State(GameState):
    """A game of Campanile. Styles are `Style`; heights, stakes and flags count by style."""

    bet_on: int = field(I8)
    turn: int = field(I8)
    phase: int = field(I8)
    built_on: int = field(I8, initial=NOTHING)
    built: int = field(I8)

    row: Row = field(I8, STYLES)
    """CN-3: the styles of the towers, from the piles outward."""
    height: Row = field(I8, STYLES)
    hand: Grid = field(I8, MOST_PLAYERS, STYLES, known=Known.OWNER)
    """Cards of each style in a hand."""
    shown: Grid = field(I8, MOST_PLAYERS, STYLES)
    """CN-15: those of them that everybody saw being drawn."""

    deck: Row = field(I8, DECK, known=Known.SHOWN, initial=NOTHING)
    """Pile 1 from the bottom, then pile 2, pile 3, then the surplus (CN-4); only the tops are public."""
    pile_size: int = field(I8)
    left: Row = field(I8, PILES)
    showing: Row = field(I8, STYLES)
    """On how many piles each style lies face up."""

    chips: Grid = field(I8, MOST_PLAYERS, HIGHEST_CHIP)
    """Chips not yet bet, by value - 1."""
    stake: Cube = field(I8, STYLES, MOST_PLAYERS, HIGHEST_CHIP)
    """Chips under each tower, by player and value - 1."""
    order: Grid = field(I8, STYLES, MOST_PLAYERS)
    """CN-9: a player's place under a tower, from 1; 0 without a chip there."""

    pool: Row = field(I8, STYLES, known=Known.NOBODY)
    """Cards of each style in hand while hidden cards are dealt anew; empty at all other times."""

    flag: Row = field(I8, STYLES)
    """At the end, the rank of each tower from 1; 0 before."""
    score: Row = field(I8, MOST_PLAYERS)


# Setup


@rule
def setup(s: State) -> None:
    """CN-3 … CN-5: the row of towers, the piles, the hands, the first player."""
    for style in range(STYLES):
        s.row[style] = style
    shuffle(s, s.row, STYLES)
    deal(s)
    for seat in range(s.players):
        for value in range(HIGHEST_CHIP):
            s.chips[seat][value] = CHIPS[value]
    s.turn = below(s, s.players)
    s.phase = Phase.BUILD


@rule
def cards_a_style(s: State) -> int:
    """CN-4: the tower cards of each style that are in the game."""
    return CARDS_A_STYLE - REMOVED[s.players]


@rule
def deal(s: State) -> None:
    """CN-4: three cards to each player, the rest in three equal piles; the surplus stays behind them."""
    cards = 0
    for style in range(STYLES):
        for _ in range(cards_a_style(s)):
            s.deck[cards] = style
            cards += 1
    shuffle(s, s.deck, cards)
    for seat in range(s.players):
        for _ in range(HAND):
            cards -= 1
            s.hand[seat][s.deck[cards]] += 1
            s.deck[cards] = NOTHING
    s.pile_size = cards // PILES
    for pile in range(PILES):
        s.left[pile] = s.pile_size
        s.showing[top(s, pile)] += 1


@rule
def top(s: State, pile: int) -> int:
    """The style of the face-up card of a pile that is not empty; piles count from 0 here."""
    return s.deck[pile * s.pile_size + s.left[pile] - 1]


# What may be done


@rule
def due(s: State) -> int:
    """Players take turns (CN-6 … CN-8); nobody is asked once the game is over."""
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.turn


@rule
def legal(s: State, seat: int, moves: Row) -> int:
    """All builds by style and storeys; or all bets by style and chip, and last to make none."""
    if s.phase == Phase.BUILD:
        return build_moves(s, seat, moves)
    return bet_moves(s, seat, moves)


@rule
def build_moves(s: State, seat: int, moves: Row) -> int:
    """CN-6: any card of the hand, with 1, 2 or 3 storeys."""
    n = 0
    for style in range(STYLES):
        if s.hand[seat][style] > 0:
            for storeys in range(1, PILES + 1):
                moves[n] = build.code(style, storeys)
                n += 1
    return n


@rule
def bet_moves(s: State, seat: int, moves: Row) -> int:
    """CN-7: one chip worth at least the storeys built, under a tower that is open to bets; or none."""
    n = 0
    for style in range(STYLES):
        if is_open_to_bets(s, style):
            for chip in range(s.built, HIGHEST_CHIP + 1):
                if s.chips[seat][chip - 1] > 0:
                    moves[n] = bet.code(style, chip)
                    n += 1
    moves[n] = no_bet.code()
    return n + 1


@rule
def is_open_to_bets(s: State, style: int) -> bool:
    """CN-7: its style shows on a pile; or, with the variant of CN-14, it has just been built on."""
    if s.bet_on == BetOn.BUILT:
        return style == s.built_on
    return s.showing[style] > 0


# A turn: build, bet, draw


@action(style=Style, storeys=range(1, PILES + 1))
def build(s: State, seat: int, style: int, storeys: int) -> None:
    """CN-6: place a card on the tower of its style and add one to three storeys."""
    s.hand[seat][style] -= 1
    # CN-15: a card that was drawn face up is played before one that was dealt: nobody could tell them apart.
    if s.shown[seat][style] > 0:
        s.shown[seat][style] -= 1
    s.height[style] += storeys
    s.built_on = style
    s.built = storeys
    s.phase = Phase.BET


@action(style=Style, chip=range(1, HIGHEST_CHIP + 1))
def bet(s: State, seat: int, style: int, chip: int) -> None:
    """CN-7: put one chip under a tower. CN-9: the first one there takes a place, the others join it."""
    s.chips[seat][chip - 1] -= 1
    if s.order[style][seat] == 0:
        s.order[style][seat] = players_under(s, style) + 1
    s.stake[style][seat][chip - 1] += 1
    draw(s, seat)


@action()
def no_bet(s: State, seat: int) -> None:
    """CN-7: betting is optional."""
    draw(s, seat)


ACTIONS = Actions(build, bet, no_bet)


@rule
def players_under(s: State, style: int) -> int:
    """How many players have chips under a tower."""
    count = 0
    for seat in range(s.players):
        if s.order[style][seat] > 0:
            count += 1
    return count


@rule
def draw(s: State, seat: int) -> None:
    """CN-8: take the top card of the pile of the storeys built. CN-10: the last one ends the game."""
    pile = s.built - 1
    style = top(s, pile)
    s.left[pile] -= 1
    s.deck[pile * s.pile_size + s.left[pile]] = NOTHING
    s.showing[style] -= 1
    s.hand[seat][style] += 1
    s.shown[seat][style] += 1
    s.built = 0
    s.built_on = NOTHING
    if s.left[pile] == 0:
        finish(s)
    else:
        s.showing[top(s, pile)] += 1
        s.turn = (s.turn + 1) % s.players
        s.phase = Phase.BUILD


# The end


@rule
def finish(s: State) -> None:
    """CN-11: flags to the four tallest towers. CN-12: the players under each are paid."""
    for rank in range(1, STYLES + 1):
        style = tallest_without_flag(s)
        s.flag[style] = rank
        if rank <= len(FLAGS):
            pay(s, style, rank)
    s.phase = Phase.OVER


@rule
def tallest_without_flag(s: State) -> int:
    """CN-11: the tallest of the remaining towers; of equal ones the nearest to the piles."""
    best = NOTHING
    for place in range(STYLES):
        style = s.row[place]
        if s.flag[style] == 0 and (best == NOTHING or s.height[style] > s.height[best]):
            best = style
    return best


@rule
def pay(s: State, style: int, rank: int) -> None:
    """CN-12: the greatest sum takes the flag's first value, the second greatest the second."""
    first = NOTHING
    second = NOTHING
    for seat in range(s.players):
        if s.order[style][seat] == 0:
            continue
        if first == NOTHING or leads(s, style, seat, first):
            second = first
            first = seat
        elif second == NOTHING or leads(s, style, seat, second):
            second = seat
    if first != NOTHING:
        s.score[first] += FLAGS[rank - 1][0]
    if second != NOTHING:
        s.score[second] += FLAGS[rank - 1][1]


@rule
def leads(s: State, style: int, seat: int, other: int) -> bool:
    """CN-12: a greater sum of chips leads; of equal sums the earlier first chip (CN-9)."""
    mine = stake_of(s, style, seat)
    theirs = stake_of(s, style, other)
    return mine > theirs or (mine == theirs and s.order[style][seat] < s.order[style][other])


@rule
def stake_of(s: State, style: int, seat: int) -> int:
    """The sum of a player's chips under a tower."""
    total = 0
    for value in range(HIGHEST_CHIP):
        total += s.stake[style][seat][value] * (value + 1)
    return total


@rule
def ending(s: State) -> int:
    """CN-10: a game that is over ended because a pile was empty."""
    return Ending.PILE_EMPTY if s.phase == Phase.OVER else Ending.NONE


@rule
def score(s: State, seat: int) -> int:
    """CN-13: the flag values a player was paid."""
    return s.score[seat]


# What a seat cannot know


@rule
def resample(s: State, seat: int) -> None:
    """CN-15: deal anew the hidden cards of the piles, the surplus, and what others hold of their deal."""
    for other in range(s.players):
        if other != seat:
            pool_hidden_hand(s, other)
    for place in range(DECK):
        if is_hidden(s, place):
            s.pool[s.deck[place]] += 1
    for other in range(s.players):
        if other != seat:
            deal_hidden_hand(s, other)
    for place in range(DECK):
        if is_hidden(s, place):
            s.deck[place] = from_pool(s)


@rule
def is_hidden(s: State, place: int) -> bool:
    """Whether a card lies face down at a place of the deck: all but the top cards of the piles do."""
    if s.deck[place] == NOTHING:
        return False
    pile = place // s.pile_size
    return pile >= PILES or place % s.pile_size != s.left[pile] - 1


@rule
def pool_hidden_hand(s: State, seat: int) -> None:
    """Put the cards of a hand that nobody else has seen into the pool."""
    for style in range(STYLES):
        s.pool[style] += s.hand[seat][style] - s.shown[seat][style]
        s.hand[seat][style] = s.shown[seat][style]


@rule
def deal_hidden_hand(s: State, seat: int) -> None:
    """Fill a hand up from the pool."""
    missing = hand_size(s, seat)
    for style in range(STYLES):
        missing -= s.hand[seat][style]
    for _ in range(missing):
        s.hand[seat][from_pool(s)] += 1


@rule
def hand_size(s: State, seat: int) -> int:
    """Three cards (CN-4, CN-8), one fewer between building and drawing."""
    if s.phase == Phase.BET and s.turn == seat:
        return HAND - 1
    return HAND


@rule
def from_pool(s: State) -> int:
    """Take a card out of the pool, each as likely."""
    cards = 0
    for style in range(STYLES):
        cards += s.pool[style]
    chosen = below(s, cards)
    style = 0
    while chosen >= s.pool[style]:
        chosen -= s.pool[style]
        style += 1
    s.pool[style] -= 1
    return style
