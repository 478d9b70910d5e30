import { describe, expect, it } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { photo } from "../../tests/jest/example-content";
import { Airflow } from "./drawing/Airflow";
import { Photo } from "./Photo";

const shownPhoto = () => screen.findByRole("img", { name: photo.alt });

describe("a photo", () => {
  it("is read out by its description", async () => {
    render(<Photo photo={photo} drawing={<Airflow near />} />);

    expect(await shownPhoto()).toHaveAttribute("alt", photo.alt);
  });

  it("lies over its drawing, which is not read out", async () => {
    const { container } = render(<Photo photo={photo} drawing={<Airflow near />} />);

    const element = await shownPhoto();
    const drawing = container.querySelector("svg");
    expect(drawing).toHaveAttribute("aria-hidden", "true");
    expect(drawing?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("keeps its place before it arrives", () => {
    render(<Photo photo={photo} drawing={<Airflow near />} />);

    const frame = window.getComputedStyle(screen.getByRole("figure"));
    expect(frame.getPropertyValue("aspect-ratio")).toBe(`${960 / 720}`);
    expect(frame.backgroundColor).toBe("rgb(18, 51, 90)");
  });

  it("loads when it is scrolled near", async () => {
    render(<Photo photo={photo} drawing={<Airflow near />} />);
    expect(await shownPhoto()).toHaveAttribute("loading", "lazy");
  });

  it("tells the browser how wide it is shown where that is not a column's width", async () => {
    const { container } = render(<Photo photo={photo} drawing={<Airflow near />} sizes="38vw" />);
    expect(await shownPhoto()).toHaveAttribute("sizes", "38vw");
    expect(container.querySelector("source")).toHaveAttribute("sizes", "38vw");
  });

  it("leaves the drawing clear that it is set into", () => {
    render(<Photo photo={photo} />);
    const frame = window.getComputedStyle(screen.getByRole("figure"));
    expect(["", "none", "rgba(0, 0, 0, 0)"]).toContain(frame.backgroundColor);
  });

  it("is read out all the same when it can't be loaded", async () => {
    render(<Photo photo={photo} drawing={<Airflow near />} />);

    fireEvent.error(await shownPhoto());
    expect(await shownPhoto()).toBeInTheDocument();
  });

  it("comes in the first format of its list that the browser knows", async () => {
    render(<Photo photo={photo} drawing={<Airflow near />} />);

    const picture = (await shownPhoto()).closest("picture");
    expect(picture?.querySelector("source")).toHaveAttribute("type", "image/avif");
  });
});
