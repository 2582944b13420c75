/** Keeping models and selections: in the account, or in the browser before signing in. */
export const texts = {
  favourite: 'Избранное: {name}',
  toList: 'В список покупок: {name}',
  listed: '{name} — в списке покупок',
  listedInBrowser: '{name} — в списке покупок этого браузера; после входа он перейдёт в вашу учётную запись',
  inBrowser: 'Сохранено в этом браузере; после входа перейдёт в вашу учётную запись',
  save: 'Сохранить',
  saveTitle: 'Сохранить подбор',
  asNew: 'Сохранить как новый',
  asVersion: 'Сохранить новую версию',
  cancel: 'Отмена',
  name: 'Название',
  saved: '«{name}» сохранён, версия {version}',
  savedInBrowser: '«{name}» сохранён в этом браузере; после входа перейдёт в вашу учётную запись',
  beforeLogin: 'Вы не вошли: подбор хранится в этом браузере и после входа перейдёт в вашу учётную запись.',
  nothing: 'Пока нечего сохранять',
  taken: 'Сохранённое в этом браузере перешло в вашу учётную запись',
} as const
