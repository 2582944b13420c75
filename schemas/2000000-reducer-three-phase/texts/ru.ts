/**
 * Texts of the calculator `reducerThreePhase`: `<field>.label`, `.hint`, `.options.<value>`; `.lower` and `.upper` are the ends of its window;
 * `sections.<name>`.
 */
export const texts = {
  class: { name: 'Редуктор, трёхфазный двигатель', note: 'Для обычного сетевого двигателя: по мощности или моменту' },
  sections: { demand: 'Требование', motion: 'Скорость', types: 'Редуктор', output: 'Выходной вал' },
  demand: { label: 'Требование задано как', options: { motorPower: 'Мощность двигателя', outputTorque: 'Выходной момент' } },
  motorPower: {
    label: 'Мощность двигателя',
    hint: 'Номинальная мощность трёхфазного двигателя',
    lower: { label: 'Мощность двигателя: нижний допуск' },
    upper: { label: 'Мощность двигателя: верхний допуск' },
  },
  outputTorque: {
    label: 'Выходной момент',
    hint: 'Момент на выходном валу',
    lower: { label: 'Выходной момент: нижний допуск' },
    upper: { label: 'Выходной момент: верхний допуск' },
  },
  motion: { label: 'Скорость задана как', options: { outputSpeed: 'Выходная скорость', ratio: 'Передаточное число' } },
  outputSpeed: {
    label: 'Выходная скорость',
    hint: 'Частота вращения выходного вала',
    lower: { label: 'Выходная скорость: нижний допуск' },
    upper: { label: 'Выходная скорость: верхний допуск' },
  },
  ratio: {
    label: 'Передаточное число',
    hint: 'Входная скорость, делённая на выходную',
    lower: { label: 'Передаточное число: нижний допуск' },
    upper: { label: 'Передаточное число: верхний допуск' },
  },
  serviceFactor: { label: 'Сервис-фактор fB', hint: 'Наименьший сервис-фактор редуктора; пусто — без требования' },
  transmissionTypes: {
    label: 'Направление передачи',
    hint: 'Ничего не отмечено: любой вариант',
    options: { coaxial: 'Соосное', parallel: 'Параллельные валы', rightAngle: 'Под прямым углом' },
  },
  gearTypes: {
    label: 'Тип зацепления',
    hint: 'Ничего не отмечено: любой вариант',
    options: {
      helical: 'Косозубое',
      bevelHelical: 'Коническо-цилиндрическое',
      worm: 'Червячное',
      planetary: 'Планетарное',
      cycloidal: 'Циклоидальное',
    },
  },
  reducerTypes: {
    label: 'Тип редуктора',
    hint: 'Ничего не отмечено: любой вариант',
    options: {
      helicalInline: 'Соосный цилиндрический',
      parallelShaft: 'С параллельными валами',
      bevelHelical: 'Коническо-цилиндрический',
      helicalWorm: 'Цилиндро-червячный',
      worm: 'Червячный',
      planetary: 'Планетарный',
      rightAnglePlanetary: 'Угловой планетарный',
      cycloidal: 'Циклоидальный',
    },
  },
  transmissionElement: {
    label: 'Элемент на выходном валу',
    hint: 'Его натяжение нагружает вал',
    options: {
      none: 'Нет, или муфта',
      sprocket: 'Звёздочка',
      pinion: 'Шестерня',
      toothedBelt: 'Зубчатый шкив',
      vBelt: 'Клиноремённый шкив',
      flatBelt: 'Плоскоремённый шкив',
    },
  },
  pitchDiameter: { label: 'Делительный диаметр', hint: 'Элемента на валу' },
  radialForce: { label: 'Внешняя радиальная сила', hint: 'Поперёк вала, помимо натяжения элемента' },
  forceDistance: {
    label: 'Расстояние от заплечика вала',
    hint: 'Где действует радиальная сила; пусто: точка изготовителя, обычно середина вала',
  },
  axialForce: { label: 'Осевая сила', hint: 'Вдоль вала' },
  maxBacklash: { label: 'Допустимый угловой люфт', hint: 'На выходе; пусто: любой' },
  maxTwist: { label: 'Допустимый угол закручивания', hint: 'Под наибольшим рабочим моментом, без люфта; пусто — любое' },
  loadInertia: { label: 'Момент инерции нагрузки для аварийной остановки', hint: 'На выходном валу; пусто без аварийной остановки' },
  emergencyTime: { label: 'Время аварийной остановки', hint: 'От частоты вращения выхода до покоя' },
} as const
