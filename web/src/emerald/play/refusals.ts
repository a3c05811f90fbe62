/** What is said of a move that the server refuses: the client offers legal ones only, so the table changed meanwhile. */
export const refusalOf = (_rule: string): 'emerald.play.refused' => 'emerald.play.refused';
