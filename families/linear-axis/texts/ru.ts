/** Names that the sizing of linear axes has beyond those of its parts. */
export const texts = {
  name: 'Линейные оси',
  part: 'Ось',
  values: { guideFriction: 'Трение направляющих', timeInMotion: 'Доля времени в движении' },
  assumptions: {
    guideFriction: 'Коэффициент трения направляющих',
    sealResistance: 'Сопротивление каретки на ширину рельса',
    couplingShare: 'Инерция муфты в долях инерции винта',
  },
  words: {
    notInCatalogue: 'муфты, опорных подшипников и тормоза нет в каталоге: их надо запросить.',
  },
} as const
