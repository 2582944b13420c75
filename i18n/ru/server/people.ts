/** What is written to people, and what the commands about them say. */
export const texts = {
  code: {
    subject: 'Ваш код: {code}',
    body: '{name}: ваш код {code}. Он действует 5 минут. Никому его не сообщайте; если вы его не запрашивали, ничего делать не нужно.',
  },
  usage: `использование: npm run outbox                                  неотправленные сообщения и их получатели
               npm run people -- list                          учётные записи сайта
               npm run people -- role <запись> --role <роль>   user, companyAdmin или operator
               npm run people -- let-in <запись>               допускает запись там, где сайт допускает только своих
               npm run people -- agent <запись> --name <имя>   даёт записи агента, за которого можно действовать
               … --site <ключ>                                 другой сайт вместо default

Учётная запись — номер телефона или e-mail. База данных та же, что у сервера (DATABASE_URL, DATA_DIR).`,
  noMessages: 'Сообщений нет',
  noPeople: 'Учётных записей пока нет',
  unknown: 'Учётной записи {account} нет; она создаётся при входе или командой let-in',
  notAllowed: '«{value}» не входит в: {known}',
  done: '{account}: готово',
  sent: 'отправлено',
  waiting: 'не отправлено',
} as const
