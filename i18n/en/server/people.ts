/** What is written to people, and what the commands about them say. */
export const texts = {
  code: {
    subject: 'Your code: {code}',
    body: '{name}: your code is {code}. It holds for 5 minutes. Give it to nobody; whoever did not ask for it need do nothing.',
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
