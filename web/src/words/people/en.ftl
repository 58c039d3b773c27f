# What the pages about people say.

account-nav = About you
account-title = Account
friends-title = Friends
notices-title = Notices

# An account
account-guest = Here you play as a guest, { $name }. With an account you can come back from any device, with all your games.
account-nobody = You need no account to play. With one you can come back from any device, with all your games.
account-since = You have had an account since { $date }. Your tables and games go with you wherever you log in.
account-rename = Change your name
account-make = Make an account
account-make-about = You keep every table and game that you have as a guest.
account-make-go = Make the account
account-name = Name
account-no-mail = No mail address is asked for. So nobody can send you a forgotten password: keep it well.
account-enter = Log in
account-enter-about = The games that you play here as a guest come along into your account.
account-enter-go = Log in
password = Password
password-about = At least { $fewest } characters. A few words in a row are easy to keep in mind.
password-show = Show the password
password-change = Another password
password-change-about = Whoever is logged in elsewhere will have to log in again.
password-old = Your password until now
password-new = New password
password-change-go = Change the password
password-kept = Your new password is kept.
sessions = Where you are logged in
session-here = here, now
session-seen = last seen { $ago }
session-end = Log out there
session-end-of = Log out there: { $device }
log-out = Log out
device = { $browser } on { $system }
device-unknown = An unknown device
kept-title = What is kept of you
kept-about = Your name, your tables and what you did and said there. You can take all of it along as a file, or be forgotten.
kept-take = Download my data
forget-account = Delete my account
forget-guest = Forget me
forget-about = Your name, your words and your account are deleted, at once and for good. You leave every table; games stay for the others, with nobody in your place.
forget-go = Delete for good

# Friends
friends-need-account = Friends see when the other is here, and ask each other to tables. For that you need an account, so that your name is yours alone.
friends-none = No friends yet. Ask somebody by name, or at a table where you sit together.
friends-away = not here
friends-how-invite = You ask friends to a table at the table itself, below its link.
friends-ask-you = They would be your friends
friends-accept = Accept
friends-accept-of = Accept { $name } as a friend
friends-refuse = Refuse
friends-refuse-of = Refuse { $name }
friends-remove = Remove
friends-remove-of = Remove { $name } from your friends
friends-remove-go = Remove for good
friends-add = Ask somebody to be your friend
friends-add-about = By the name of their account.
friends-add-go = Ask
friends-asked = { $name } is asked, and sees it on this page.
friends-you-ask = You have asked
friends-waits = no answer yet
friends-withdraw = Take back
friends-withdraw-of = Take back what you asked of { $name }
friends-shown = Friends see when I am here
friends-shown-about = Nobody else ever does.
invitations = Invitations
invited-no = Not now

# Notices
notices-lead = When it is your turn at a game by correspondence, you are told once.
notices-here = Notices on this device
notices-here-about = They come even while the page is closed.
notices-denied = You have told this browser to show no notices of this site. Its settings can change that.
notices-insecure = Browsers show notices only of pages that come over https.
notices-missing = This browser cannot show notices. On an iPhone or iPad, add the page to the home screen first.
notices-not-here = This browser shows no notices of this site.
notices-where = Where notices go
notices-this-device = this device
notices-given-up = Nothing arrives there any more, so nothing is sent. Remove it, and add it again.
notices-try = Try
notices-try-of = Send a trial to { $name }
notices-tried = A trial was sent.
notices-not-tried = The trial could not be delivered.
notices-drop = Remove
notices-drop-of = Send no more to { $name }
webhook = A webhook, for programs and chat rooms
webhook-about = The server posts a line of JSON to an address of yours, signed as Standard Webhooks says. Slack, Mattermost and Discord show it as it is.
webhook-url = Address
webhook-add = Add
webhook-secret = With this secret the notices are signed. It is shown this once:

# Refusals, by their codes
refused-wrong-password = Name and password do not belong together.
refused-name-taken = Somebody has an account of this name. Choose another name.
refused-has-account = You have an account already.
refused-no-account = For this you need an account.
refused-bad-name = A name has at least one letter or sign that can be seen.
refused-unknown-session = You are no longer logged in there.
refused-not-friends = Your friends only can be asked.
refused-oneself = That is you.
refused-no-room = There is no room at this table any more.
refused-is-there = Your friend sits at this table already.
refused-unknown-request = This person does not ask you any more.
refused-unknown-friend = This person is no friend of yours.
refused-bad-address = Give an address on the public internet that begins with https://.
