/** Messages sent to users, and messages of the commands about them. */
export const texts = {
  code: {
    subject: 'Your code: {code}',
    body: '{name}: your code is {code}. It holds for 5 minutes. Give it to nobody; whoever did not ask for it need do nothing.',
  },
  export: {
    title: 'What is kept about you',
    intro: 'This archive holds everything that the service keeps about your account. Each file is JSON in UTF-8; times are UTC.',
    parts: {
      account: 'phone number, e-mail, role, agents, permissions',
      'sign-ins': 'browsers that are signed in',
      selections: 'saved selections with every version, deleted ones too',
      projects: 'projects with their selections and links, without the secret part of a link',
      favourites: 'favourites',
      shopping: 'the shopping list',
      downloads: 'files that you asked for: which, when, and what became of each',
      submissions: 'what you sent to the manufacturer, with state and answer',
      events: 'the log of sign-ins and of changes of rights',
      messages: 'that messages were written to you; they go after a day',
      usage: 'use of the pages, where you allowed it',
    },
    manifest: 'length and SHA-256 of every file',
    left: 'Passwords, codes and tokens are kept as hashes alone and are not here.',
  },
  usage: `usage: npm run outbox                                  messages that were not sent, and where they were to go
       npm run people -- list                          accounts of a site
       npm run people -- role <account> --role <role>  user, companyAdmin or operator
       npm run people -- let-in <account>              lets an account in where the site lets in its own alone
       npm run people -- agent <account> --name <name> gives an account an agent to act for
       … --site <key>                                  another site than default

An account is a phone number or an e-mail. The database is the one that the server uses (DATABASE_URL, DATA_DIR).`,
  noMessages: 'There are no messages',
  noPeople: 'There are no accounts yet',
  unknown: 'There is no account {account}; it is made when somebody signs in, or with let-in',
  notAllowed: '“{value}” is none of: {known}',
  done: '{account}: done',
  sent: 'sent',
  waiting: 'not sent',
} as const
