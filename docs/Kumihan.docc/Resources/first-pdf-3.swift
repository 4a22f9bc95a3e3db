import Foundation
import Kumihan

let months = ["January", "February", "March"]
let paper = CGSize(width: 595, height: 842)
let document = try PDFDocument(
  to: URL(fileURLWithPath: "year.pdf"), metadata: PDFMetadata(title: "2026"))
try document.addPage(size: paper, label: "Year") {
  VStack(spacing: 12) {
    Text("2026").font(.largeTitle)
    ForEach(months, id: \.self) { month in
      Text(month).documentLink(destination: month)
    }
  }
}
for month in months {
  try document.addPage(size: paper, label: month) {
    Text(month).font(.title)
      .documentDestination(month)
      .documentOutline(month)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(40)
  }
}
try document.finish()
for line in document.report.lines { print(line) }
