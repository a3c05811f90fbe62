export type IdeaId = Extract<FormatjsIntl.Message['ids'], `idea.${string}`>;

/** Under which id the word for a concept stands. Pages do not know the table of concepts: a test holds the two together. */
export const ideaId = (concept: string): IdeaId => `idea.${concept.replaceAll(' ', '-')}` as IdeaId;
