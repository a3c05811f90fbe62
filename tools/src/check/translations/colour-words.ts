import type { CatalogueLanguage } from './catalogue.ts';

/** The colours that the texts of pictures are compared by. */
const colours = [
  ...['black', 'white', 'grey', 'red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'violet', 'pink', 'brown'],
  ...['gold', 'silver', 'emerald'],
] as const;
export type PictureColour = (typeof colours)[number];

/**
 * A word, as the beginning of an expression for it, and the colours it may name. Some languages have one word where
 * English has two: «roux» is red or orange. `rose` is the flower, which French calls as it calls pink, and `dark` is what
 * French calls black of glasses and shadows.
 */
export const noColours = ['rose', 'dark'] as const;
type NoColour = (typeof noColours)[number];
export type ColourWord = readonly [word: string, ...names: readonly (PictureColour | NoColour)[]];

const ends = '(?![\\p{L}])';

export const colourWords: Readonly<Record<CatalogueLanguage, readonly ColourWord[]>> = {
  en: [
    ['black', 'black'],
    ['white', 'white'],
    [`gr[ea]y(?:ish)?${ends}`, 'grey'],
    [`(?:red(?:dish|-haired)?|crimson|scarlet)${ends}`, 'red'],
    [`ginger${ends}`, 'red', 'orange'],
    // «Oranges» are fruit.
    [`orange${ends}`, 'orange'],
    ['yellow', 'yellow'],
    [`(?<!blue-)green(?:ish)?(?!-blue)${ends}`, 'green'],
    ['(?:turquoise|teal|blue-green|green-blue)', 'turquoise'],
    [`(?<!green-)blue(?:ish)?(?!-green)${ends}`, 'blue'],
    [`(?:violet|purple|lilac|mauve)${ends}`, 'violet'],
    [`pink(?:ish)?${ends}`, 'pink'],
    [`brown(?:ish)?${ends}`, 'brown'],
    [`(?:gold(?:en|fish)?|gilt|gilded)${ends}`, 'gold'],
    [`silver(?:y)?${ends}`, 'silver'],
    [`emeralds?${ends}`, 'emerald'],
    [`roses?${ends}`, 'rose'],
    ['dark', 'dark'],
  ],
  fr: [
    ['noir', 'black', 'dark'],
    ['blanc', 'white'],
    [`gris(?:e|es|âtre)?${ends}`, 'grey'],
    ['(?:roug|écarlate)', 'red'],
    [`(?:roux|rousses?)${ends}`, 'red', 'orange'],
    [`orangée?s?${ends}|orange${ends}`, 'orange'],
    ['jaun', 'yellow'],
    [`(?<!bleu-)(?:verte?s?${ends}|verdâtre)`, 'green'],
    ['(?:turquoise|bleu-vert)', 'turquoise'],
    ['bleu(?!-vert)', 'blue'],
    ['(?:violet|mauve|lilas|pourpre)', 'violet'],
    [`roses?${ends}`, 'pink', 'rose'],
    [`(?:brune?s?|marron)${ends}`, 'brown'],
    [`(?:dorée?s?|or)${ends}`, 'gold'],
    [`(?:argent|argentée?s?)${ends}`, 'silver'],
    ['émeraude', 'emerald'],
  ],
  nl: [
    ['zwart', 'black'],
    [`wit(?:te)?${ends}`, 'white'],
    ['grij[sz]', 'grey'],
    [`(?:donker|licht)?(?:rood(?:harige?)?|rode)${ends}`, 'red'],
    [`ros(?:sige?|se)?${ends}`, 'red', 'orange'],
    ['oranje', 'orange'],
    [`(?:geel|gele)${ends}`, 'yellow'],
    [`(?:donker|licht)?groene?${ends}`, 'green'],
    ['(?:turkoois|turquoise|turkooizen|blauwgroen)', 'turquoise'],
    ['(?:donker|licht)?blauw(?!groen)', 'blue'],
    ['(?:paars|violet|lila)', 'violet'],
    [`roze${ends}`, 'pink'],
    ['(?:donker|licht)?bruin', 'brown'],
    ['(?:goud|verguld)', 'gold'],
    ['zilver', 'silver'],
    ['smaragd', 'emerald'],
  ],
  pl: [
    ['czar(?:n[aeyąo]|nym)', 'black'],
    ['(?:biał|bieli(?!z))', 'white'],
    ['(?:szar[aeyąo]|siw)', 'grey'],
    ['(?:ciemno|jasno)?czerw(?:on|ie[nń])', 'red'],
    [`rud(?:y|a|e|ą|ych|ym|ymi|ego|ej)${ends}`, 'red', 'orange'],
    ['pomarańczow', 'orange'],
    ['żółt(?!k)', 'yellow'],
    ['(?:ciemno|jasno)?ziel(?:on|eni)', 'green'],
    ['(?:turkus|niebieskozielon)', 'turquoise'],
    ['(?:ciemno|jasno)?(?:niebiesk(?!ozielon)|błękit|granatow)', 'blue'],
    ['(?:fiole[tc]|purpur|lila)', 'violet'],
    ['różow', 'pink'],
    ['(?:ciemno|jasno)?(?:brązow|brunatn)', 'brown'],
    ['zło(?:t|c[io])', 'gold'],
    ['srebr', 'silver'],
    ['szmaragd', 'emerald'],
  ],
  ru: [
    ['чёрн', 'black'],
    [`бел(?:ый|ая|ое|ые|ого|ой|ому|ую|ым|ыми|ых|ом|о)${ends}`, 'white'],
    [`(?:сер|сед)(?:ый|ая|ое|ые|ого|ой|ому|ую|ым|ыми|ых|ом)${ends}`, 'grey'],
    ['(?:красн|алы[йехм])', 'red'],
    ['рыж', 'red', 'orange'],
    ['оранжев', 'orange'],
    ['жёлт(?!ок)', 'yellow'],
    ['(?<!сине-)(?:тёмно-|светло-)?зелён', 'green'],
    ['(?:бирюзов|сине-зелён)', 'turquoise'],
    // «Голубь» is a pigeon, «синица» a tit.
    [`голуб(?:ой|ая|ое|ые|ого|ому|ую|ым|ыми|ых|ом)${ends}`, 'blue'],
    [`син(?:ий|яя|ее|ие|его|ей|ему|юю|им|ими|их|ем|е(?!-зелён))${ends}`, 'blue'],
    ['(?:фиолетов|лилов|пурпурн|сиренев)', 'violet'],
    ['розов', 'pink'],
    [`(?:коричнев|кари[йеяю]|бур(?:ый|ая|ое|ые|ого|ой|ую|ым|ых|ом)${ends})`, 'brown'],
    ['золо[тч]', 'gold'],
    ['серебр', 'silver'],
    ['изумруд', 'emerald'],
  ],
};
