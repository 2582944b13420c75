/** Texts of the linear-axis sizing in addition to those of its parts. */
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
    guidesUnloaded: 'по введённым данным направляющие не нагружены: без расстояний A, B и C нагрузки они ни на что не рассчитаны.',
    notInCatalogue: 'муфты, опорных подшипников и тормоза нет в каталоге: их надо запросить.',
  },
} as const
