/** Where an example stands on the page of its rules. */
export const anchorOf = (id: string): string => `example-${id}`;
