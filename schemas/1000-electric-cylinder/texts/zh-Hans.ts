/** Texts of the calculator `electricCylinder`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: '电动缸', note: '推力与速度', also: { 22: { name: '电动缸（22 类）', note: '推力与速度' } } },
  sections: { drive: '驱动', load: '负载', motion: '运动' },
  motorBrand: { label: '电机品牌', hint: 'SMC、HIWIN 电缸自带电机；其余电缸配所选品牌的伺服电机', options: { any: '不限品牌' } },
  load: { label: '负载给定方式', options: { thrust: '推力', weight: '重量', payload: '垂直/水平负载' } },
  thrust: { label: '推力', hint: '始终作用在推杆上的力' },
  weight: { label: '重量', hint: '推杆带动的质量；侧向力由外部导向承受' },
  direction: { label: '运动方向', hint: '垂直：负载上下升降', options: { horizontal: '水平', vertical: '垂直' } },
  horizontalLoad: { label: '水平负载', hint: '配外部导向时水平移动的质量；0 表示无' },
  verticalLoad: { label: '垂直负载', hint: '升降的质量；0 表示无' },
  motion: { label: '速度给定方式', options: { maxSpeed: '最高速度', time: '时间', noLoadSpeed: '空载速度' } },
  maxSpeed: { label: '最高速度', hint: '推杆带载时的最高速度' },
  time: { label: '单程时间', hint: '单程，从静止到静止；下限由行程和加速度决定' },
  noLoadSpeed: { label: '空载速度', hint: '无负载时的速度，与电缸空载速度比较' },
  stroke: { label: '行程', hint: '推杆的有效行程' },
  acceleration: { label: '加速度', hint: '减速取相同数值' },
  requiredSpeed: { label: '所需速度', hint: '给定时间时，为满足该时间所需的速度' },
} as const
