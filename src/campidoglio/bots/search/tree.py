"""Information-set Monte-Carlo tree search: the trees, and one walk through them.

Every seat has a tree of its own, which branches by what that seat sees: its own actions and the open
actions of others. A choice made in secret (a sealed bid, a drafted card) branches only the tree of whoever
made it. Each walk deals the unknown anew, follows the trees to a new leaf, plays on quickly to the end or
to a horizon, and credits every seat with its own result (P. I. Cowling, E. J. Powley, D. Whitehouse,
"Information Set Monte Carlo Tree Search", 2012: the variant with multiple observers).

Trees live in rows of numbers: node n has visits[n], asked[n] (how often it could have been chosen) and
reward[n]; children are found through a hash table. Node p is the root of seat p. The names imported for the
type checker alone are the game's rules and lanes, and its hints.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any

from campidoglio.kernel.luck import pick
from campidoglio.kernel.rule import rule

if TYPE_CHECKING:
    from campidoglio.bots.search.hints import appeal, value
    from campidoglio.kernel.engines.lanes import first_due, imagine
    from campidoglio.kernel.engines.names import apply, beats, become, due, legal, score, secret

Row = Any
State = Any
NO_NODE = -1
NOBODY = -1
CODES = 1 << 20
"""More than any game has actions."""
SEATS = 8
"""No game has more players; the second half of a row of payoffs holds their standings."""
TO_TELL_APART = 1e-4
"""So little appeal counts by itself: it orders actions of which nothing else is known."""
STEPS_IN_TREE = 256
"""A walk leaves the trees at the latest after so many moves."""

# Places in the row of settings.
EXPLORE = 0
TOURNAMENT = 1
HORIZON = 2
WIN_SHARE = 3
SPREAD = 4
BIAS = 5
HOPELESS = 6
FRESH = 7
SETTINGS = 8


@rule
def find(slots: Row, nodes: Row, parent: int, code: int) -> int:
    """The place in the hash table where the child of a node stands, or would stand."""
    key = parent * CODES + code + 1
    last = len(slots) - 1
    place = ((key * 0x9E3779B1) >> 15) & last
    while slots[place] != 0 and slots[place] != key:
        place = (place + 1) & last
    return place


@rule
def known_child(slots: Row, nodes: Row, parent: int, code: int) -> int:
    """A node's child, or NO_NODE if it has none for that action."""
    place = find(slots, nodes, parent, code)
    if slots[place] == 0:
        return NO_NODE
    child: int = nodes[place]
    return child


@rule
def grown_child(slots: Row, nodes: Row, used: Row, room: int, parent: int, code: int) -> int:
    """A node's child, made if it is new; NO_NODE if there is no room left."""
    if parent == NO_NODE:
        return NO_NODE
    place = find(slots, nodes, parent, code)
    if slots[place] == 0:
        if used[0] >= room:
            return NO_NODE
        slots[place] = parent * CODES + code + 1
        nodes[place] = used[0]
        used[0] += 1
    child: int = nodes[place]
    return child


@rule
def walk(
    s: State,
    root: State,
    root_seat: int,
    seed: Row,
    settings: Row,
    slots: Row,
    nodes: Row,
    used: Row,
    visits: Row,
    asked: Row,
    reward: Row,
    at: Row,
    path: Row,
    owner: Row,
    looks: Row,
    children: Row,
    payoff: Row,
    moves: Row,
    luck: Row,
) -> int:
    """One walk: deal, descend, grow, play on, credit; returns the moves made."""
    become(s, root)
    imagine(s, root_seat, seed)
    for seat in range(s.players):
        at[seat] = seat
    length = 0
    made = 0
    grown = False
    while not grown and made < STEPS_IN_TREE:
        seat = next_asked(s, root_seat)
        if seat == NOBODY:
            break
        count = legal(s, seat, moves)
        code = moves[0]
        if count > 1:
            if at[seat] == NO_NODE:
                break
            code = chosen(
                s,
                seat,
                moves,
                count,
                settings,
                slots,
                nodes,
                visits,
                asked,
                reward,
                at[seat],
                looks,
                children,
                luck,
            )
        hidden = secret(s, seat)
        apply(s, seat, code)
        made += 1
        for other in range(s.players):
            if other == seat or not hidden:
                at[other] = grown_child(slots, nodes, used, len(visits), at[other], code)
        node = at[seat]
        if count > 1:
            if node == NO_NODE:
                break
            path[length] = node
            owner[length] = seat
            length += 1
            grown = visits[node] == 0
    made += play_on(s, settings, moves, luck)
    credit(s, settings, payoff)
    for step in range(length):
        visits[path[step]] += 1
        reward[path[step]] += payoff[owner[step]]
    return made


@rule
def next_asked(s: State, root_seat: int) -> int:
    """Who chooses next; of several at once the one that thinks, or walks would grow the others' trees."""
    if root_seat >= 0 and (due(s) >> root_seat) & 1 == 1:
        return root_seat
    return first_due(s)


@rule
def chosen(
    s: State,
    seat: int,
    moves: Row,
    count: int,
    settings: Row,
    slots: Row,
    nodes: Row,
    visits: Row,
    asked: Row,
    reward: Row,
    node: int,
    looks: Row,
    children: Row,
    luck: Row,
) -> int:
    """The action to follow: of those with hope one not yet tried, the most appealing first; else by UCB1."""
    greatest = look_at_all(s, seat, moves, count, slots, nodes, node, looks, children)
    seen = walks_through(children, count, visits)
    usual = brought_by(children, count, reward) / seen if seen > 0 else 0.5
    best: int = moves[0]
    best_worth = -1e18
    for place in range(count):
        if looks[place] < greatest - settings[HOPELESS]:
            continue
        child = children[place]
        n = 0
        if child != NO_NODE:
            n = visits[child]
        if n > 0:
            asked[child] += 1
            worth = reward[child] / n + settings[EXPLORE] * sqrt(log(asked[child] + 1.0) / n)
        else:
            worth = usual + settings[FRESH] + settings[EXPLORE] * sqrt(log(seen + 1.0))
            worth += (looks[place] + pick(luck, 1024) / 1024.0) * TO_TELL_APART
        worth += settings[BIAS] * (looks[place] - greatest) / (n + 1.0)
        if worth > best_worth:
            best_worth = worth
            best = moves[place]
    return best


@rule
def look_at_all(
    s: State, seat: int, moves: Row, count: int, slots: Row, nodes: Row, node: int, looks: Row, children: Row
) -> int:
    """Write down the appeal and the node of every action; returns the greatest appeal."""
    greatest = appeal(s, seat, moves[0])
    for place in range(count):
        looks[place] = appeal(s, seat, moves[place])
        greatest = max(greatest, looks[place])
        children[place] = known_child(slots, nodes, node, moves[place])
    return greatest


@rule
def walks_through(children: Row, count: int, visits: Row) -> int:
    """How many walks have followed one of these actions."""
    total = 0
    for place in range(count):
        if children[place] != NO_NODE:
            total += visits[children[place]]
    return total


@rule
def brought_by(children: Row, count: int, reward: Row) -> float:
    """What those walks brought together."""
    total = 0.0
    for place in range(count):
        if children[place] != NO_NODE:
            total += reward[children[place]]
    return total


@rule
def least_appeal(s: State, seat: int, moves: Row, count: int, hopeless: float) -> float:
    """The appeal below which an action is not followed."""
    greatest = -1e18
    for place in range(count):
        greatest = max(greatest, 1.0 * appeal(s, seat, moves[place]))
    return greatest - hopeless


@rule
def play_on(s: State, settings: Row, moves: Row, luck: Row) -> int:
    """Quick moves to the end of the game or to the horizon; returns how many."""
    made = 0
    horizon = int(settings[HORIZON])
    while made < horizon:
        seat = first_due(s)
        if seat == NOBODY:
            break
        count = legal(s, seat, moves)
        apply(s, seat, quick_choice(s, seat, moves, count, int(settings[TOURNAMENT]), luck))
        made += 1
    return made


@rule
def quick_choice(s: State, seat: int, moves: Row, count: int, tournament: int, luck: Row) -> int:
    """The most appealing of a few actions drawn at random."""
    best: int = moves[pick(luck, count)]
    if count > 1 and tournament > 1:
        best_appeal = appeal(s, seat, best)
        for _ in range(tournament - 1):
            code = moves[pick(luck, count)]
            if code != best:
                this = appeal(s, seat, code)
                if this > best_appeal:
                    best_appeal = this
                    best = code
    return best


@rule
def credit(s: State, settings: Row, payoff: Row) -> None:
    """Every seat's result between 0 and 1: its share of the win, and its lead over the best other."""
    over = due(s) == 0
    for seat in range(s.players):
        payoff[SEATS + seat] = score(s, seat) if over else value(s, seat)
    for seat in range(s.players):
        share = win_share(s, seat, over, payoff)
        lead = lead_of(s, seat, payoff)
        size = lead if lead > 0 else -lead
        ahead = 0.5 + 0.5 * lead / (size + settings[SPREAD])
        payoff[seat] = settings[WIN_SHARE] * share + (1.0 - settings[WIN_SHARE]) * ahead


@rule
def lead_of(s: State, seat: int, payoff: Row) -> float:
    """How far a seat's standing is ahead of the best of the others."""
    best = -1e18
    for other in range(s.players):
        if other != seat and payoff[SEATS + other] > best:
            best = payoff[SEATS + other]
    lead: float = payoff[SEATS + seat] - best
    return lead


@rule
def win_share(s: State, seat: int, over: bool, payoff: Row) -> float:
    """1 for the sole winner, a part for each of several, 0 for the others."""
    ahead = 0
    level = 1
    for other in range(s.players):
        if other != seat:
            if over:
                if beats(s, other, seat):
                    ahead += 1
                elif not beats(s, seat, other):
                    level += 1
            elif payoff[SEATS + other] > payoff[SEATS + seat]:
                ahead += 1
            elif payoff[SEATS + other] == payoff[SEATS + seat]:
                level += 1
    return 0.0 if ahead > 0 else 1.0 / level


def walk_many(
    root: Row,
    work: Row,
    root_seat: int,
    seed: Row,
    first: int,
    count: int,
    settings: Row,
    slots: Row,
    nodes: Row,
    used: Row,
    visits: Row,
    asked: Row,
    reward: Row,
    scratch: Row,
    choices: Row,
    payoff: Row,
    moves: Row,
    luck: Row,
) -> int:
    """Walks number `first` and the `count - 1` after it; returns the moves made."""
    made = 0
    for number in range(first, first + count):
        seed[2] = number & 0xFFFFFFFF
        made += walk(
            work[0],
            root[0],
            root_seat,
            seed,
            settings,
            slots,
            nodes,
            used,
            visits,
            asked,
            reward,
            scratch[0],
            scratch[1],
            scratch[2],
            choices[0],
            choices[1],
            payoff,
            moves,
            luck,
        )
    return made


def root_visits(
    slots: Row, nodes: Row, visits: Row, reward: Row, root_seat: int, codes: Row, out: Row
) -> None:
    """How often each of the given actions was followed from the root, and the sum of what it brought."""
    for place in range(len(codes)):
        child = known_child(slots, nodes, root_seat, codes[place])
        if child != NO_NODE:
            out[place][0] = visits[child]
            out[place][1] = reward[child]


def count_hopeful(root: Row, root_seat: int, settings: Row, codes: Row) -> int:
    """How many of the given actions are followed at all."""
    least = least_appeal(root[0], root_seat, codes, len(codes), settings[HOPELESS])
    count = 0
    for place in range(len(codes)):
        count += int(appeal(root[0], root_seat, codes[place]) >= least)
    return count
