export type IdeaId = Extract<FormatjsIntl.Message['ids'], `idea.${string}`>;

/** The id of the word for a concept. Pages do not load the table of concepts: a test compares the two. */
export const ideaId = (concept: string): IdeaId => `idea.${concept.replaceAll(' ', '-')}` as IdeaId;
