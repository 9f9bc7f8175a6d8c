/** The name of the terms that were a setting. */
export const usualTerms = "الشروط المعتادة";
