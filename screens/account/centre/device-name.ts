const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['Windows', 'Windows'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

const nameIn = (agent: string, names: readonly (readonly [part: string, name: string])[]): string | undefined =>
  names.find(([part]) => agent.includes(part))?.[1]

/** Returns browser and system from a user agent, as far as recognised. */
export const deviceName = (agent: string): string => {
  const known = [nameIn(agent, browsers), nameIn(agent, systems)].filter((name) => name !== undefined)
  return known.length === 0 ? agent : known.join(' · ')
}
