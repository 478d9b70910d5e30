import type { PhotoFile } from "../../gatsby-plugin-content-model/photos";
export const preparePhoto = async (file: File, _: ReadonlySet<string>): Promise<{ name: string; blob: Blob }> => ({
  name: file.name,
  blob: file,
});
export const photoFile = (_: Blob): PhotoFile => {
  throw new Error("x");
};
