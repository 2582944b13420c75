/** Texts of the linear-axis sizing in addition to those of its parts. */
export const texts = {
  name: '直线运动轴',
  part: '直线运动轴',
  values: { guideFriction: '导轨摩擦力', timeInMotion: '运动时间占比' },
  assumptions: {
    guideFriction: '导轨摩擦系数',
    sealResistance: '每个滑块按导轨宽度计的密封阻力',
    couplingShare: '联轴器惯量占丝杠惯量的比例',
  },
  words: {
    guidesUnloaded: '按所填数据，导轨不承受载荷：未填写载荷的偏距 A、B、C 时，导轨按零载荷校核。',
    notInCatalogue: '联轴器、支承轴承和制动器不在本产品库中，需另行订购。',
  },
} as const
