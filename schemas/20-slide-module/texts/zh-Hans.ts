/** Texts of the calculator `slideModule`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: '直线滑台模组', note: '带导轨和丝杠的整机滑台，按精度与环境选' },
  sections: { load: '负载与安装', motion: '运动', requirements: '使用要求', further: '其他载荷与运动曲线' },
  posture: {
    label: '安装方式',
    hint: '轴的安装姿态，决定哪些力臂产生力矩',
    options: { horizontal: '水平安装', wall: '侧挂（壁装）', vertical: '竖直安装' },
  },
  load: { label: '负载', hint: '滑台承载的质量' },
  armLateral: { label: '力臂 A（横向）', hint: '重心在滑台平面内、垂直于行程方向的偏距' },
  armAlong: { label: '力臂 B（行程方向）', hint: '重心沿行程方向的偏距；竖直安装时无影响' },
  armHeight: { label: '力臂 C（高度）', hint: '重心高出滑台台面的距离' },
  stroke: { label: '行程', hint: '滑台有效行程；取满足行程的最短规格' },
  speed: { label: '最高速度', hint: '滑台最高速度；规格越长，允许速度越低' },
  width: { label: '最大宽度', hint: '可容许的模组宽度上限' },
  environment: { label: '使用环境', hint: '洁净型也可用于一般环境', options: { standard: '一般环境', clean: '洁净环境' } },
  accuracy: { label: '重复定位精度', hint: '允许的最低重复定位精度' },
  motionProfile: {
    label: '运动曲线',
    hint: '加减速段的形状。上面的速度和加速度为行程中的最大值：平滑曲线的加减速时间更长',
    options: { trapezoid: '梯形：加速度恒定', sCurve: 'S 形：加速度均匀上升再下降', modifiedSine: '修正正弦' },
  },
  externalForce: { label: '外力', hint: '沿行程方向；与前进方向相反为正（垂直轴向下为正）。外力可能作用也可能不作用：取较不利者' },
  forceA: { label: '外力作用点，横向', hint: '垂直于行程方向；留空则取负载重心位置' },
  forceC: { label: '外力作用点，高度', hint: '台面以上；留空则取负载重心位置' },
} as const
