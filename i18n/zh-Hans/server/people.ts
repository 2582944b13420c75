/** What is written to people, and what the commands about them say. */
export const texts = {
  code: {
    subject: '您的验证码：{code}',
    body: '【{name}】您的验证码是 {code}，5 分钟内有效。请勿告诉他人；若非本人操作，请忽略。',
  },
} as const
