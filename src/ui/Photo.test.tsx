import { describe, expect, it } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { photo } from "../../tests/jest/example-content";
import { Photo } from "./Photo";

const shownPhoto = () => screen.findByRole("img", { name: photo.alt });

describe("a photo", () => {
  it("is read out by its description", async () => {
    render(<Photo photo={photo} artwork="unit" />);

    expect(await shownPhoto()).toHaveAttribute("alt", photo.alt);
  });

  it.each(["technician", "unit"] as const)("lies over the drawing %s, which is not read out", async (artwork) => {
    const { container } = render(<Photo photo={photo} artwork={artwork} />);

    const element = await shownPhoto();
    const drawing = container.querySelector("svg");
    expect(drawing).toHaveAttribute("aria-hidden", "true");
    expect(drawing?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("keeps its place before it arrives", () => {
    render(<Photo photo={photo} artwork="unit" />);

    const frame = window.getComputedStyle(screen.getByRole("figure"));
    expect(frame.getPropertyValue("aspect-ratio")).toBe(`${960 / 720}`);
    expect(frame.backgroundColor).toBe("rgb(18, 51, 90)");
  });

  it("loads when it is scrolled near, or at once in the first view", async () => {
    const { rerender } = render(<Photo photo={photo} artwork="unit" />);
    expect(await shownPhoto()).toHaveAttribute("loading", "lazy");

    rerender(<Photo key="again" photo={photo} artwork="unit" eager />);
    expect(await shownPhoto()).toHaveAttribute("loading", "eager");
  });

  it("is read out all the same when it can't be loaded", async () => {
    render(<Photo photo={photo} artwork="unit" />);

    fireEvent.error(await shownPhoto());
    expect(await shownPhoto()).toBeInTheDocument();
  });

  it("comes in the first format of its list that the browser knows", async () => {
    render(<Photo photo={photo} artwork="unit" />);

    const picture = (await shownPhoto()).closest("picture");
    expect(picture?.querySelector("source")).toHaveAttribute("type", "image/avif");
  });
});
