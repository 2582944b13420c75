/** What is wrong with a value, why a value was changed, and what the service answers instead of a result. */
export const issues = {
  missing: 'Введите: {name}',
  notChosen: 'Выберите: {name}',
  notANumber: 'Введите число',
  ambiguousComma: 'Запятая в «{value}» может быть десятичной или разделителем тысяч: поставьте точку',
  unknownUnit: 'Неизвестная единица в «{value}»',
  wrongDimension: 'Единица в «{value}» не подходит для величины «{name}»',
  tooLarge: 'Слишком большое число',
  belowMinimum: '{name}: меньше минимума {limit}',
  aboveMaximum: '{name}: больше максимума {limit}',
  notAbove: '{name}: нужно больше {limit}',
  notBelow: '{name}: нужно меньше {limit}',
  offStep: '{name}: шаг {step}',
  notAnOption: '«{value}» — не вариант для «{name}»',
  notFinite: '{name}: по этим данным вычислить нельзя',
  loading: 'Загружаются варианты: {name}',
  unknownParameter: 'Параметра «{path}» нет',
  repeatedParameter: 'Параметр «{path}» указан несколько раз',
  notSent: 'При этих условиях параметр «{path}» не передаётся',
  required: 'Не указано: «{path}»',
  wrongType: '«{path}»: неверный тип',
  unknownKey: 'Поля «{path}» нет',
  tooLong: '«{path}»: слишком длинное значение',
  alreadyUsed: '«{path}» уже использован для другой отправки',
  belowShaftDiameter: '{name}: не может быть меньше диаметра вала ({limit} мм)',
  belowSeamDiameter: '{name}: не может быть меньше диаметра центрирующего буртика ({limit} мм)',
} as const

/** Why a field was changed without being asked. */
export const rules = {
  belowMinimum: 'меньше минимума',
  aboveMaximum: 'больше максимума',
  step: 'округлено до шага',
  notANumber: 'не число',
  sets: 'задано полем «{field}»',
  cleared: 'сброшено полем «{field}»',
  optionGone: 'вариант больше недоступен',
  onlyOption: 'единственный вариант',
  picked: 'взято из окна расчёта',
  boundsChanged: 'диапазон изменён',
  restored: 'прежнее значение возвращено',
  default: 'по умолчанию',
} as const

/** Message of a correction that is told aloud. */
export const corrections = {
  belowMinimum: '{name}: {typed} меньше минимума, исправлено на {value}',
  aboveMaximum: '{name}: {typed} больше максимума, исправлено на {value}',
} as const
