/** As names are compared: upper and lower case are the same [TB-NAME-1]. */
export const folded = (name: string): string => name.normalize('NFKC').toLowerCase();
