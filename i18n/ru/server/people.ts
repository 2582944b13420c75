/** What is written to people, and what the commands about them say. */
export const texts = {
  code: {
    subject: 'Ваш код: {code}',
    body: '{name}: ваш код {code}. Он действует 5 минут. Никому его не сообщайте; если вы его не запрашивали, ничего делать не нужно.',
  },
} as const
