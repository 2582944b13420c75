/** What the head of every page says once it has come: ways to the company, the More menu and what needs an account. */
export const texts = {
  site: {
    official: 'Official site',
    chat: 'Customer service',
    noChat: 'The chat service is not configured',
  },
  tabs: { name: 'Way of selecting', calculation: 'By working conditions', directory: 'By parameters', choose: 'Choose a product class' },
  more: 'More',
  login: { go: 'Log in', mine: 'My account', out: 'Log out', menu: 'Account: {name}' },
  account: {
    title: 'This needs an account',
    what: '“{name}” belongs to an account, and signing in is not possible on these pages yet.',
    kept: 'Nothing that you have typed is lost: your forms stay as you left them.',
  },
  entries: {
    'user-selection': 'My selection',
    'download-list': 'Download list',
    'collect-list': 'Favourites',
    'shopping-list': 'Shopping list',
    'specimen-book': 'Sample books',
    'comp-detail': 'Company details',
  },
} as const
