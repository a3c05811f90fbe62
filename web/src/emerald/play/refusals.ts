/** One sentence for every refusal: the page offers only legal moves, so the table must have changed meanwhile. */
export const refusalOf = (_rule: string): 'emerald.play.refused' => 'emerald.play.refused';
