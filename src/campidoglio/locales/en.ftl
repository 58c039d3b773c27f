# What the terminal says about any game.

# Players. $you is "yes" or "no"; $number counts players from 1.
player = { $you ->
    [yes] You
   *[no] Player { $number }
}

# A game in progress
move-number = move { $number }
your-turn = Your turn.
question = Your move (1–{ $last }, words, or ? for help):
hand-over = Player { $number }, it is your turn. Press Enter when nobody else can see the screen.
game-over = the game is over
log-shortened = … ({ $count } more; “log” shows them)
log-empty = Nothing has happened yet.
log-all = all

# Commands, as they are typed, and what they do
command-help = help
command-quit = quit
command-undo = undo
command-log = log
command-board = board
command-save = save
about-help = this help (also: ?)
about-quit = stop for now; the game is kept and can be continued
about-undo = take back your last move and all that followed
about-log = what happened lately; “log 50” or “log all” for more
about-board = show the board again
about-save = “save FILE” writes a copy of the game to a file
help-moves =
    Answer with the number of a move, or with words of it, as few as are clear.
    You can also type:

# Answers that are no move
say-something = Type the number of a move, or ? for help.
no-such-number = There is no move { $number }; they go from 1 to { $last }.
which-of-them = Which of these do you mean?
not-now = Not possible now: { $move }.
not-now-because = Not possible: { $move }. { $reason } ({ $rule })
not-understood = “{ $text }” is none of your moves. Type a number from 1 to { $last }, words of a move, or ? for help.
nothing-to-undo = You have not made a move yet.

# Saving
is-saved = Saved as { $file }.
not-saved-yet = Nothing was played yet; the game is saved from the first move on.
saved-elsewhere = This game was also continued elsewhere. Yours goes on as { $file }.
cannot-save = This game cannot be saved ({ $problem }). You can play on, but it will be lost when you stop.
cannot-write = { $file } cannot be written ({ $problem }).
file-exists = { $file } exists already; choose another name.
resumed = Continuing { $file }.
goodbye =
    Your game is saved as { $file }.
    Continue it with: campidoglio play --resume { $file }
goodbye-unplayed = Goodbye. No move was made, so there is nothing to save.
goodbye-unsaved = Goodbye.
see-it-again = See it again with: campidoglio replay { $file }

# The end
place = Place
name = Player
points = Points
winner = { $you ->
    [yes] You win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
   *[no] { $player } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
winners = A tie for the first place, with { $points ->
    [one] 1 point
   *[other] { $points } points
} each: { $players }.

# Stepping through a game
replay-start = the start
replay-step = move { $number } of { $last }
replay-question = Enter: next, back, start, end, a move’s number, or quit:
replay-first = This is the start.
replay-last = This is the end.
replay-not-understood = “{ $text }” is not understood. Press Enter for the next move, or type back, start, end, quit or a number up to { $last }.
replay-open = The game goes on; it is saved at move { $last }.
verify-committed = The secret is the one that was committed to.
verify-not-committed = The secret is not the one that was committed to.
verify-follows = The chance of the game follows from that secret and from what the players added.
verify-not-follows = The chance of the game does not follow from that secret and from what the players added.
verify-replays = All moves are possible with that chance.
verify-not-replays = Not all moves are possible with that chance.
verify-fair = The chance was fair if this commitment is the one that was shown before the first move: { $commitment }
verify-unfair = This record was changed, or the chance of the game was not fair.
verify-no-proof = This record does not say how its chance came about: only games played on a server do.
command-next = next
command-back = back
command-start = start
command-end = end

# Lists of games and of saves
players-from-to = { $fewest ->
    [one] 1 to { $most } players
   *[other] { $fewest } to { $most } players
}
game = Game
players = Players
about = About
settings = Settings
default = Default
values = Values
no-settings = It has no settings.
how-to-play = Play with: campidoglio play { $game }
how-to-set = Choose a setting with: --set { $setting }={ $value }
saved-game = Saved game
moves = Moves
last-played = Last played
state = State
state-open = goes on
state-over = over
state-broken = cannot be read
no-saves = There are no saved games yet. Start one with: campidoglio play { $game }
