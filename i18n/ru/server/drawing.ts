/** What drawings and solids of models say. */
export const texts = {
  title: 'Чертёж',
  views: 'Вид спереди, сверху и справа. Размеры',
  notStated: 'не указан',
  fields: {
    model: 'Модель',
    series: 'Серия',
    maker: 'Изготовитель',
    material: 'Материал',
    data: 'Данные',
    scale: 'Масштаб',
    sheet: 'Формат',
    unit: 'Единица',
    catalogue: 'Каталог',
    site: 'От',
  },
  holes: { through: 'сквозные', step: 'шаг {step}', circle: 'на ⌀{circle}', pitch: 'шаг {across} × {up}', depth: 'глубина {depth}' },
  notes: {
    usual: '* Обычное значение: изготовитель его не указывает. Уточните у изготовителя до обработки деталей.',
    position: 'Изображено на {percent} % хода.',
    simplified: 'Наружная форма и присоединительные размеры. Внутреннее устройство упрощено; резьба показана условно.',
    rounded: 'Длины: {unit}, округлены.',
    demo: 'Демонстрационные данные: это не изделие.',
    licence: 'Свободно для проектирования машин с этим изделием. Без гарантии.',
  },
} as const
