/**
 * Guides of several makers with equal mounting dimensions: assembly height (H), width of the carriage (W), its holes (B, C), width
 * of the rail (WR) and pitch of its holes (P), mm, as each maker prints them.
 */
import type { Equivalents } from '../define/equivalents.ts'

/** Guides with equal mounting dimensions. */
export const guideEquivalents: Equivalents = {
  same: 'carriage',
  source: 'HIWIN Linear Guideway Technical Information G99TE20-1808 p. 36-40; THK General Catalog B-6, B-7, B-62, B-63, B-70, B-71',
  groups: [
    { figures: 'H 28, W 34, B 26, C 26, WR 15, P 60', names: ['HGH15CA', 'HSR15R'] },
    { figures: 'H 30, W 44, B 32, C 36, WR 20, P 60', names: ['HGH20CA', 'HSR20R'] },
    { figures: 'H 30, W 44, B 32, C 50, WR 20, P 60', names: ['HGH20HA', 'HSR20LR'] },
    { figures: 'H 40, W 48, B 35, C 35, WR 23, P 60', names: ['HGH25CA', 'HSR25R'] },
    { figures: 'H 40, W 48, B 35, C 50, WR 23, P 60', names: ['HGH25HA', 'HSR25LR'] },
    { figures: 'H 45, W 60, B 40, C 40, WR 28, P 80', names: ['HGH30CA', 'HSR30R'] },
    { figures: 'H 45, W 60, B 40, C 60, WR 28, P 80', names: ['HGH30HA', 'HSR30LR'] },
    { figures: 'H 55, W 70, B 50, C 50, WR 34, P 80', names: ['HGH35CA', 'HSR35R'] },
    { figures: 'H 55, W 70, B 50, C 72, WR 34, P 80', names: ['HGH35HA', 'HSR35LR'] },
    { figures: 'H 70, W 86, B 60, C 60, WR 45, P 105', names: ['HGH45CA', 'HSR45R'] },
    { figures: 'H 70, W 86, B 60, C 80, WR 45, P 105', names: ['HGH45HA', 'HSR45LR'] },
    { figures: 'H 80, W 100, B 75, C 75, WR 53, P 120', names: ['HGH55CA', 'HSR55R'] },
    { figures: 'H 80, W 100, B 75, C 95, WR 53, P 120', names: ['HGH55HA', 'HSR55LR'] },
    { figures: 'H 90, W 126, B 76, C 70, WR 63, P 150', names: ['HGH65CA', 'HSR65R'] },
    { figures: 'H 90, W 126, B 76, C 120, WR 63, P 150', names: ['HGH65HA', 'HSR65LR'] },
    { figures: 'H 24, W 47, B 38, C 30, WR 15, P 60', names: ['HGW15CC', 'HSR15A', 'SHS15C', 'SHS15LC'] },
    { figures: 'H 30, W 63, B 53, C 40, WR 20, P 60', names: ['HGW20CC', 'HGW20HC', 'HSR20A', 'HSR20LA', 'SHS20C', 'SHS20LC'] },
    { figures: 'H 36, W 70, B 57, C 45, WR 23, P 60', names: ['HGW25CC', 'HGW25HC', 'HSR25A', 'HSR25LA', 'SHS25C', 'SHS25LC'] },
    { figures: 'H 42, W 90, B 72, C 52, WR 28, P 80', names: ['HGW30CC', 'HGW30HC', 'HSR30A', 'HSR30LA', 'SHS30C', 'SHS30LC'] },
    { figures: 'H 48, W 100, B 82, C 62, WR 34, P 80', names: ['HGW35CC', 'HGW35HC', 'HSR35A', 'HSR35LA', 'SHS35C', 'SHS35LC'] },
    { figures: 'H 60, W 120, B 100, C 80, WR 45, P 105', names: ['HGW45CC', 'HGW45HC', 'HSR45A', 'HSR45LA', 'SHS45C', 'SHS45LC'] },
    { figures: 'H 70, W 140, B 116, C 95, WR 53, P 120', names: ['HGW55CC', 'HGW55HC', 'HSR55A', 'HSR55LA', 'SHS55C', 'SHS55LC'] },
    { figures: 'H 90, W 170, B 142, C 110, WR 63, P 150', names: ['HGW65CC', 'HGW65HC', 'HSR65A', 'HSR65LA', 'SHS65C', 'SHS65LC'] },
  ],
}
