export const sharingTexts = {
  share: "Share",
  linkCopied: "Link copied",
  copyThisLink: (link: string) => `Copy this link: ${link}`,
};

export type SharingTexts = Readonly<typeof sharingTexts>;
