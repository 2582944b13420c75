/** Texts of couplings: name, and what their columns state. */
export const texts = {
  name: '联轴器',
  part: '联轴器',
  columns: {
    kind: '弹性元件形式',
    hub: '轴套固定方式',
    torqueNm: '额定扭矩',
    peakTorqueNm: '最大扭矩',
    maxSpeedRpm: '最高转速',
    torsionalStiffnessNmPerRad: '扭转刚度',
    inertiaKgM2: '转动惯量',
    minBoreMm: '最小孔径',
    maxBoreMm: '最大孔径',
    lengthMm: '长度',
    diameterMm: '直径',
  },
} as const
