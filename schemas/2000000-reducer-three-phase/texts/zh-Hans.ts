/**
 * Texts of the calculator `reducerThreePhase`: `<field>.label`, `.hint`, `.options.<value>`; `.lower` and `.upper` are the ends of its window;
 * `sections.<name>`.
 */
export const texts = {
  class: { name: '减速机（三相异步电机）', note: '配标准工频电机：按功率或扭矩' },
  sections: { demand: '要求', motion: '转速', types: '减速机', output: '输出轴' },
  demand: { label: '要求给定方式', options: { motorPower: '电机功率', outputTorque: '输出扭矩' } },
  motorPower: {
    label: '电机功率',
    hint: '三相电机在 50 Hz 电源下的额定功率',
    lower: { label: '电机功率：下偏差' },
    upper: { label: '电机功率：上偏差' },
  },
  outputTorque: { label: '输出扭矩', hint: '输出轴上的扭矩', lower: { label: '输出扭矩：下偏差' }, upper: { label: '输出扭矩：上偏差' } },
  motion: { label: '转速给定方式', options: { outputSpeed: '输出转速', ratio: '减速比' } },
  outputSpeed: {
    label: '输出转速',
    hint: '电机接 50 Hz 电源时输出轴的转速',
    lower: { label: '输出转速：下偏差' },
    upper: { label: '输出转速：上偏差' },
  },
  ratio: { label: '减速比', hint: '输入转速除以输出转速', lower: { label: '减速比：下偏差' }, upper: { label: '减速比：上偏差' } },
  serviceFactor: { label: '使用系数 fB', hint: '减速机的最小使用系数；留空则不限' },
  transmissionTypes: { label: '传动方向', hint: '不勾选表示不限', options: { coaxial: '同轴', parallel: '平行轴', rightAngle: '直角' } },
  gearTypes: {
    label: '齿轮类型',
    hint: '不勾选表示不限',
    options: { helical: '斜齿轮', bevelHelical: '锥齿轮-斜齿轮', worm: '蜗轮蜗杆', planetary: '行星齿轮', cycloidal: '摆线针轮' },
  },
  reducerTypes: {
    label: '减速机类型',
    hint: '不勾选表示不限',
    options: {
      helicalInline: '斜齿轮减速机',
      parallelShaft: '平行轴减速机',
      bevelHelical: '锥齿轮减速机',
      helicalWorm: '斜齿轮蜗杆减速机',
      worm: '蜗轮蜗杆减速机',
      planetary: '行星减速机',
      rightAnglePlanetary: '直角行星减速机',
      cycloidal: '摆线针轮减速机',
    },
  },
  transmissionElement: {
    label: '输出轴上的传动件',
    hint: '其拉力给轴增加径向载荷',
    options: { none: '无，或联轴器', sprocket: '链轮', pinion: '小齿轮', toothedBelt: '同步带轮', vBelt: 'V 带轮', flatBelt: '平带轮' },
  },
  pitchDiameter: { label: '节圆直径', hint: '轴上传动件的节圆直径' },
  radialForce: { label: '外部径向力', hint: '除传动件拉力外垂直于轴的力' },
  forceDistance: { label: '力作用点到轴肩的距离', hint: '径向力的作用点；留空则取厂家的额定作用点，通常为轴伸中点' },
  axialForce: { label: '轴向力', hint: '沿轴线方向的力' },
  maxBacklash: { label: '许用回程间隙', hint: '输出端的扭转回程间隙；留空则不限' },
  maxTwist: { label: '许用扭转角', hint: '最大运行扭矩下，不含回程间隙；留空则不限' },
  loadInertia: { label: '急停时的负载惯量', hint: '在输出轴处；无急停则留空' },
  emergencyTime: { label: '急停时间', hint: '从输出转速到静止' },
} as const
