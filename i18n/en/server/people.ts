/** Messages sent to users, and messages of the commands about them. */
export const texts = {
  code: {
    subject: 'Your code: {code}',
    body: '{name}: your verification code is {code}. It is valid for 5 minutes. Do not share this code. If you did not request it, you can ignore this message.',
  },
  export: {
    title: 'Data stored about you',
    intro: 'This archive contains all data that the service stores about your account. Each file is JSON in UTF-8; times are UTC.',
    parts: {
      account: 'phone number, e-mail, role, agents, permissions',
      'sign-ins': 'browsers that are logged in',
      selections: 'saved selections with all versions, including deleted ones',
      projects: 'projects with their selections and links, without the secret part of the links',
      favourites: 'favourites',
      shopping: 'shopping list',
      downloads: 'requested files: which, when, and their status',
      submissions: 'records sent to the manufacturer, with status and answer',
      inquiries: 'requests for quotation, with status and answer',
      events: 'history of logins and permission changes',
      messages: 'record of messages sent to you; deleted after one day',
      usage: 'use of the pages, if you agreed to it',
    },
    manifest: 'length and SHA-256 of every file',
    left: 'Passwords, codes and tokens are stored only as hashes and are not included.',
  },
  usage: `usage: npm run outbox                                  unsent messages and their recipients
       npm run people -- list                          accounts of a site
       npm run people -- role <account> --role <role>  user, companyAdmin or operator
       npm run people -- let-in <account>              allows an account to log in on a restricted site
       npm run people -- agent <account> --name <name> adds an agent that the account may act for
       … --site <key>                                  a site other than default

An account is a phone number or an e-mail. The database is the one that the server uses (DATABASE_URL, DATA_DIR).`,
  noMessages: 'There are no messages',
  noPeople: 'There are no accounts yet',
  unknown: 'There is no account {account}; it is created at the first login, or with let-in',
  notAllowed: '“{value}” is not one of: {known}',
  done: '{account}: done',
  sent: 'sent',
  waiting: 'not sent',
} as const
