/** Texts of support units: name, and what their columns state. */
export const texts = {
  name: '支撑单元',
  part: '支撑单元',
  columns: {
    end: '支撑侧',
    screws: '适用丝杠',
    boreMm: '孔径',
    dynamicAxialRatingN: '轴向基本额定动载荷',
    permissibleAxialN: '轴向允许静载荷',
    axialRigidityNPerUm: '轴向刚度',
    dynamicRadialRatingN: '径向基本额定动载荷',
    staticRadialRatingN: '径向基本额定静载荷',
  },
} as const
