/** What a button says that shares a page. Not among the other texts: these come with it. */
export const sharingTexts = {
  share: "Share",
  linkCopied: "Link copied",
  copyThisLink: (link: string) => `Copy this link: ${link}`,
};

export type SharingTexts = Readonly<typeof sharingTexts>;
