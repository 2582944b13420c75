/** What the service answers instead of a result. */
export const texts = {
  invalidRequest: 'В запросе есть неверные значения; см. каждое из них',
  malformedJson: 'Тело запроса не является JSON',
  unknownCall: 'Такого вызова нет',
  unknownCalculator: 'Такого расчёта нет',
  unknownModel: 'Такой модели в каталоге нет',
  unknownEntry: 'Такой категории, серии или фильтра в каталоге нет',
  unknownSite: 'Нет сайта с таким ключом',
  bodyTooLarge: 'Тело запроса слишком велико',
  unsupportedMediaType: 'Тело запроса должно быть application/json',
  tooManyRequests: 'Слишком много запросов; повторите позже',
  internal: 'Сервер не смог ответить; повторите позже',
  storageUnavailable: 'Сохранить не удалось; повторите позже',
  searchOff: 'Данные поиска обновляются; они будут доступны на следующий день',
} as const
