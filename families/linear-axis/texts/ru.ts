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
    guidesUnloaded: 'при этих данных направляющие не нагружены: без расстояний A, B и C нагрузки они рассчитаны на нулевую нагрузку.',
    notInCatalogue: 'муфты, опорных подшипников и тормоза в этом каталоге нет, их заказывают отдельно.',
  },
} as const
