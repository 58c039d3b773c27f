# What only the page says, about all games.

# The frame
skip = Skip to the content
nav = Pages
home-link = All games
language = Language
settings-link = Settings
account = Your account
friends-waiting = { $count ->
    [one] something waits for you
   *[other] { $count } things wait for you
}
invited = { $name } asks you to a table of { $game }.
invited-go = Go there
friends-here = here now
invite-friends = Your friends
invite-friend = Ask
invite-friend-of = Ask { $name } to this table
invite-friend-done = asked
befriend = Ask { $name } to be your friend
befriend-asked = { $name } is asked.
about-link = About
footer = Games on the Capitoline hill
loading = One moment …
again = Try again
cancel = Cancel
close = Close
keep = Keep
copy = Copy
copied = Copied
share = Share
yes = yes
no = no
you = You
guest = Guest

# Bots, alone and as one of a table
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
bot = Bot, { $level ->
    [easy] easy
    [hard] hard
    [expert] expert
   *[medium] medium
}

# The home page
home-title = Four games of Roman towers, hills and fortunes
home-lead = With friends, or with bots that play well. No account, nothing to install.
games = The games
bots-play = Level of the bots
players-from-to-short = { $fewest }–{ $most }
play-now = Play now
with-friends = Set up a table
learn-link = Learn it in five minutes
figures-link = Figures
lab-link = Rule lab
rules-link = Rules
my-tables = Your tables
join = Join a table
join-code = Link or code of a table
join-go = Join
join-wrong = That is not the link or the code of a table. A link ends in /t/ and the code.
open-tables = Tables with room
state-your-turn = your turn
state-waiting = waiting for players

# A name
your-name = Your name
name-title = What shall we call you?
name-about = The others at your table see this name. There is nothing else to fill in, and you can change it at any time.
name-go = Go on
name-kept = Your name is kept.

# A new table
new-title = A table of { $game }
new-seats = Who plays?
new-how-many = How many players
new-seat = Seat { $number }
new-friend = Open for a friend
new-waits = The table waits until every open seat is taken; you get a link to share.
new-at-once = Everybody is here: the game begins at once.
new-pace = Pace
new-others = With others
new-public = Listed for everybody
new-public-about = Otherwise only those who have the link find the table.
new-substitute = Whoever is away is played for by
new-substitute-about = The seat is given back as soon as they return.
new-make = Make the table
new-begin = Begin
pace-untimed = No clock
pace-quick = Brisk
pace-calm = Calm
pace-letters = Days
pace-untimed-about = Everybody takes the time they need.
pace-quick-about = One minute for each move.
pace-calm-about = Three minutes for each move.
pace-letters-about = Three days for each move: come back whenever you like.
tempo-untimed = No clock: everybody takes the time they need.
tempo-days = { $days ->
    [one] One day for each move
   *[other] { $days } days for each move
}
tempo-move = { $seconds ->
    [one] 1 second for each move
   *[other] { $seconds } seconds for each move
}
tempo-game = { $minutes ->
    [one] 1 minute for the whole game
   *[other] { $minutes } minutes for the whole game
}
settings-of-game = Settings of the game
setting-own = one of your own
no-such-game = There is no game “{ $game }” here.

# A table that waits
lobby-lead = Send the link to those you want to play with. The game begins when every seat is taken.
how-we-play = How we play
seat-open = Open seat
sit = Sit here
sit-on = Take seat { $number }
stand-up = Stand up
start = Begin
start-with-bots = Fill up with bots and begin
waits-for-host = Everybody is here. The host begins the game.
waits-for-players = Waiting for more players …
invite = Invite
invite-link = Link to this table
invite-about = Whoever opens the link can sit down, or watch. Nobody needs an account.
invite-qr = The link to this table as a QR code
invite-text = Come and play with me
invite-watch = Invite to watch
closed-title = This table is closed
closed-about = Everybody left before the game began.

# Playing
players-list = Players
prompt = What to do now
seat-due = is asked now
seat-away = away
seat-substitute = a bot plays
seat-resigned = gave up
waiting-for = Waiting for { $players } …
sending = On its way …
game-is-over = The game is over.
confirm-asked = This cannot be taken back. Shall it be done?
confirm = Yes, do it
step-back = Back
step-cancel = Start over
undo = Undo
undo-ask = Ask to undo
undo-asked = { $player } would like to take moves back.
agree = Agree
disagree = Rather not
hint = Hint
hint-thinking = Thinking …
hint-is = A good player would: { $move }
hint-take = Do that
log = What happened
chat = Chat
chat-say = Say something
chat-send = Send
rules = Rules
more = More
tools = Tools
leave = Leave the table; a bot plays on
resign = Give up
resign-title = Give up?
resign-about = With two players the other one wins at once. With more, a bot plays your seat on, and you are placed last.
resign-yes = Give up
resign-no = Play on
why-allowed = That is allowed now.
why-unknown = That is not possible now.
rule = Rule { $number }
line-waiting = The line is gone. We come back by ourselves; what you play meanwhile is not sent.

# The log of a table
table-joined = { $player } sat down.
table-left = { $player } left.
table-bot-seated = { $player } ({ $level }) sat down.
table-seat-opened = A seat is open.
table-started = The game begins.
table-undone = { $player } took moves back.
table-undo-asked = { $player } asks to take moves back.
table-undo-refused = Nothing is taken back.
table-resigned = { $player } gave up.
table-time-out = { $player } ran out of time.
table-away = { $player } is away; a bot plays on.
table-returned = { $player } is back.
table-rematch = There is a new table to play again.
table-closed = The table is closed.

# The end
end-winner = { $you ->
    [yes] You win!
   *[no] { $player } wins.
}
end-tie = A tie: { $players }.
end-resigned = The game ended because somebody gave up.
score-step = What was scored
score-all = Show all at once
how-it-went = How it went
chart-about = The points of every player over the course of the game
rematch = Play again
rematch-go = To the new table

# Replay
replay = Replay
replay-title = { $game }: replay
replay-begins = The game begins.
replay-position = Position
replay-play = Play
replay-pause = Pause
replay-go-first = To the start
replay-go-back = One move back
replay-go-next = One move on
replay-go-last = To the end
replay-speed = Speed
replay-eyes = Seen by
replay-onlooker = an onlooker
record = Download the game
to-table = To the table

# Settings
theme = Look
theme-system = Like the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-system = Like the system
motion-full = Full
motion-still = None
patterns = Patterns beside colours
patterns-about = Players can be told apart by patterns as well as by colours and signs.
sound = Sounds
sound-about = A short sound when it is your turn and when something happens.

# Fair chance
fairness = Fair chance
fairness-title = Nobody chose the dice
fairness-lead = All chance in a game follows from one number, the seed. Here is how you can be sure that nobody picked it, not even the server.
fairness-step-secret = When a table is made, the server draws a secret and shows its fingerprint. From then on it cannot take another secret: the fingerprint would not fit.
fairness-step-entropy = Until the game begins every player may add words of their own. The server could not know them when it drew the secret.
fairness-step-seed = The seed is worked out from the secret, the table’s code and those words.
fairness-step-open = After the last move the secret is opened, and everybody can work it out again.
fairness-commitment = Fingerprint of the secret
fairness-entropy = What the players added
fairness-nothing = nothing
fairness-secret = The secret
fairness-seed = The seed
fairness-later = opened after the last move
fairness-compute = Work it out in this browser
fairness-right = It fits: fingerprint and seed follow from the secret.
fairness-wrong = It does not fit! The chance of this game cannot be trusted.
fairness-insecure = Browsers work this out only on pages that come over https. Download the game, and check it with: campidoglio replay --verify FILE
fairness-elsewhere = You can also check it without us: download the game, and run campidoglio replay --verify FILE.
fairness-check = Check the chance
fairness-more = How this works
fairness-lobby = This fingerprint ties the server to a secret that it has drawn already. Add words of your own, and nobody can have chosen the chance of this game.
entropy = Any words of your own
entropy-add = Add
entropy-yours = You added:

# Learning
learn-title = { $game }, step by step
learn-back = Back
learn-next = Next
learn-none = There is no tutorial for this game yet. The rules tell all.
learn-other = That is allowed, but try what the text says this time.
rules-of = { $game }: rules
rules-game = To the game
rules-none = These rules are in short; the complete ones come with the printed game.

# People at a table
people-here = People at this table
people-here-about = Who is muted says nothing to you any more, at any table. Who is blocked cannot sit down at your tables either. Nobody is told.
people-nobody = There is nobody else here.
people-mute = Mute
people-block = Block
people-report = Report …
people-take-back = Take back
people-muted = muted
people-blocked = blocked
report-title = Report { $name }
report-about = The host of this server gets this report, and what was said at this table.
report-reason = What is it about?
report-reason-words = Insults or unwanted words
report-reason-cheating = Unfair play
report-reason-name = An offensive name
report-reason-other = Something else
report-words = What happened? (optional)
report-send = Send the report
report-sent = The host has your report. Thank you.
ignored-title = Muted and blocked

# Ranking
ranking = Ranking
ranking-of = Ranking of { $game }
ranking-by = In the order of
ranking-by-rating = By rating
ranking-by-wins = By wins
ranking-place = Place
ranking-player = Player
ranking-rating = Rating
ranking-wins = Wins
ranking-games = Games
ranking-empty = Nobody has finished a game that counts yet. Play one, and you are the first.
ranking-unlisted = You are rated, but not listed: for that you need an account.
ranking-more = Show more
ranking-how = What counts, and how
ranking-rule-figure = Everybody begins at 1000. Who is placed before stronger players wins more. The figure is what you are worth at the least, so it rises as more games make it certain.
ranking-rule-bots = Bots are rated on the same scale: each level is one player. Games between bots alone do not count.
ranking-rule-listed = Everybody who plays is rated; listed are people with an account, and bots.
ranking-rule-moves = Who has made fewer than two moves is left out, and if nobody is left to compare with, the game does not count: giving up at once costs nothing and brings nothing.
ranking-rule-left = Who gives up later is placed last. Who leaves gets the place that the bot reaches for them, or the last if somebody else’s bot takes the seat for good.
ranking-rule-boards = All settings count, but not a board that somebody made.
ranking-rule-self = Games against yourself do not count: when a guest you once were joins your account, what that guest won or lost in such a game’s kind goes.
ranking-rule-gone = Who deletes the account vanishes from the ranking; the others keep what they won and lost.

# Past games
history = Your games
history-empty = You have not finished a game yet. Every one that you finish will be here, with its replay.
history-played = Played
history-won = Won
history-victory = won
history-shared = shared first
history-lost = lost
history-mean-place = Mean place
history-best = Most points
history-rank = place { $place }
history-games = Finished games
history-which = Which games
history-all = All games
history-uncounted = does not count
history-table = Table
history-more = Earlier games
history-nobody = Somebody who left

# About
about-title = About Campidoglio
about-lead = Campidoglio is the square on Rome’s Capitoline hill, and here a place to play board games with friends or with bots. There is nothing to pay and nothing to install.
about-games = Whose games
about-campanile = by Hanno and Wilfried Kuhn, 1996.
about-capital_lux = by Eilif Svensson and Kristian Amundsen Østby, 2016.
about-capitol = by Aaron Weissblum and Alan R. Moon, 2001.
about-capitalist = a course project of the Université libre de Bruxelles.
about-begin = How to begin
about-begin-text = “Play now” begins a game against bots at once. With “Set up a table” you get a link to send to your friends; nobody needs an account. “Learn it in five minutes” shows a first game step by step.
about-bots = The bots
about-bots-text = They play by the same rules and know only what their seat may know: they do not look into your hand. Each game’s page says how games between them go.
about-lab = The rule lab
about-lab-text = It plays a game many times by other rules, and shows what that changes.
about-lab-go = Open the rule lab
about-privacy = What is kept
about-privacy-text = Your name and the games you played, on this server; your settings, in this browser. One cookie says who you are. The page asks nothing of any other site.
about-chance = Fair chance
about-chance-text = The seed of every game is fixed before the first move and opened after the last: see “Fair chance” at any table.
about-keys = By keyboard
about-keys-text = Everything can be done with the keyboard: Tab goes from group to group, the arrows within a group, Enter chooses. In a replay, the arrows step and the space bar plays.
about-licence = Free software under the Apache License 2.0.
about-version = Version { $version }.
missing-title = There is nothing here
missing-about = The page or the table does not exist, or not any more.

# Refusals, by their codes
refused-banned = The host of this server does not let you play any more for now.
refused-silenced = The host of this server does not let you talk for now.
refused-not-welcome = Somebody at this table does not want to play with you.
refused-unreachable = The server cannot be reached. Nothing was changed; please try again.
refused-no-guest = The server does not know you yet. Load the page again.
refused-too-fast = That was too much at once. Please wait a moment.
refused-too-many = There are too many of these already.
refused-unknown-table = There is no such table.
refused-unknown-person = Nobody with an account has this name or sits there.
refused-fault = Something went wrong on our side. Nothing was changed; please try again.
refused-not-your-turn = It is not your turn.
refused-game-over = The game is over.
