/** Keeping models and selections: in the account, or in the browser before signing in. */
export const texts = {
  favourite: 'Favourite: {name}',
  toList: 'Put on the shopping list: {name}',
  listed: '{name} is on the shopping list',
  listedInBrowser: '{name} is on the shopping list of this browser; it moves to your account when you log in',
  inBrowser: 'Kept in this browser; it moves to your account when you log in',
  save: 'Save',
  saveTitle: 'Save the selection',
  asNew: 'Save as new',
  asVersion: 'Save as a new version',
  cancel: 'Cancel',
  name: 'Name',
  saved: '“{name}” is saved, version {version}',
  savedInBrowser: '“{name}” is saved in this browser; it moves to your account when you log in',
  beforeLogin: 'You are not logged in: it is kept in this browser, and moves to your account when you log in.',
  nothing: 'There is nothing to save yet',
  taken: 'What this browser kept is in your account now',
} as const
