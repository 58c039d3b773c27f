# What the pages about figures say: each game's own page, and the rule lab.

# A game's page
figures-title = In figures
figures-lead = From { $games } games of { $players } bots ({ $level ->
    [random] moves by chance
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] expert
}), by the usual rules.
figures-none = There are no figures for this game yet. Try it in the rule lab.
figures-again = The same games are played again by
figures-lab = Try other rules in the rule lab
players-count = { $players }
players-count-long = { $players ->
    [one] 1 player
   *[other] { $players } players
}
tile-length = Moves in a game
tile-each = { $moves } for each player
tile-points = Points of a player
tile-lead = Lead of the winner
tile-half = half of all: { $range }
as-table = As a table

# Drawings
figure-length = How long games are
figure-length-about = Moves of all players together. Shaded: the middle half.
figure-points = How points spread
figure-points-about = What a player has at the end. Shaded: the middle half.
figure-lead = How close the end is
figure-lead-about = Points between first and second. Shaded: the middle half.
figure-seats = Who wins
figure-seats-about = The share of games each seat wins; those who tie share the win. The broad line shows how sure that is (95 %).
figure-endings = How games end
spread-said = On average { $mean }; half of all between { $low } and { $high }.
seats-even = No seat has an advantage that these games would show.
seat-more = Seat { $seat } wins more often than its share.
seat-less = Seat { $seat } wins less often than its share.
column-seat = Seat
column-bot = Bot
column-wins = Wins
column-surely = Surely between
column-points = Points
column-share = Share
ended-last_player = One player is left
ended-eliminations = Enough players are out
ended-rounds = The last round is over
ended-time = Time is up

# The ladder
ladder-title = How strong the bots are
ladder-about = { $games } games of all levels against each other; equal bots would win { $share } each.
level-random = chance
bot-walks = { $name } ({ $walks } tries a move)

# The rule lab
lab-lead = What would another rule change? The server plays the same deals in every way you set up here, and shows side by side what comes of it.
lab-game = Game
lab-bots = Who plays
lab-bots-random = chance alone
lab-bots-easy = easy bots
lab-bots-medium = medium bots
lab-games = Games in each way, at most
lab-random-about = Who plays by chance shows what the rules do by themselves, in very many games. Bots play more as people do.
lab-slow = This server has no Numba, so games by chance take longer here: there will be fewer.
lab-way = Way { $letter }
lab-usual = usual rules
lab-no-settings = This game has no settings: compare numbers of players.
lab-remove = Remove way { $letter }
lab-add = Add a way
lab-run = Play them
lab-stop = Stop
lab-copy = Copy the link
lab-progress = Games played
lab-result = Side by side
lab-running = The games are being played.
lab-waits = { $ahead ->
    [one] Somebody else’s experiment comes first …
   *[other] { $ahead } other experiments come first …
}
lab-begins = Getting ready … The first time, a game’s rules are compiled, which may take a minute.
lab-plays = { $games } of { $wanted } games in each way …
lab-ends-all = Done: { $games } games in each way.
lab-ends-time = Time is up: { $games } games in each way were played. The server stops here, to leave room for those who play.
lab-ends-stopped = Stopped after { $games } games in each way.
lab-ends-replaced = Another experiment of yours has taken its place, after { $games } games.
lab-ends-closing = The server is closing; { $games } games were played.
lab-ends-stuck = A game did not end. With these settings it may go on for ever; { $games } games were played.
lab-ends-failed = The experiment failed on our side. Please try again.
line-players = Players
line-games = Games
line-length = Moves, on average
line-length-half = Moves, half of all
line-points = Points, on average
line-points-half = Points, half of all
line-lead = Lead, on average
line-seats = Wins, worst to best seat
refused-lab-closed = The host of this server has closed the rule lab.
refused-lab-full = Many experiments wait already. Please try again in a few minutes.
