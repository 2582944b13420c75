/** What is written to people, and what the commands about them say. */
export const texts = {
  code: {
    subject: 'Your code: {code}',
    body: '{name}: your code is {code}. It holds for 5 minutes. Give it to nobody; whoever did not ask for it need do nothing.',
  },
} as const
