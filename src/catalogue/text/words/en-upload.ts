export const uploadTexts = {
  title: "Upload",
  description: (business: string) => `Upload form of ${business}: choose a model and name it.`,
  selectModel: "Select Model",
  models: ["Bikes", "Cars", "Hotels", "Taxis"] as readonly string[],
  model: "Model",
};

export type UploadTexts = Readonly<typeof uploadTexts>;
