/** What the head of every page says once it has come: ways to the company, the More menu and what needs an account. */
export const texts = {
  site: {
    official: 'Официальный сайт',
    chat: 'Служба поддержки',
    noChat: 'Чат не настроен',
  },
  tabs: { name: 'Способ подбора', calculation: 'По условиям работы', directory: 'По параметрам', choose: 'Выберите класс изделий' },
  more: 'Ещё',
  login: { go: 'Войти', mine: 'Моя учётная запись', out: 'Выйти', menu: 'Учётная запись: {name}' },
  account: {
    title: 'Нужна учётная запись',
    what: '«{name}» относится к учётной записи, а вход на этих страницах пока невозможен.',
    kept: 'Ничего из введённого не потеряно: формы остаются такими, какими вы их оставили.',
  },
  entries: {
    'user-selection': 'Мой подбор',
    'download-list': 'Список загрузок',
    'collect-list': 'Избранное',
    'shopping-list': 'Список покупок',
    'specimen-book': 'Альбомы образцов',
    'comp-detail': 'Сведения о компании',
  },
} as const
